/** How a run is told: to people, to GitHub, and to what reads JUnit or JSON. */
import type { CurlWriter } from './curl.ts'
import type { Finding } from './findings.ts'
import type { Format } from './options.ts'

/** What a run came to. */
export interface Summary {
  address: string
  seconds: number
  requests: number
  total: number
  /** The operations that answered a 2xx. */
  reached: string[]
  /** Those that did not, and why. */
  missed: { operation: string; why: string; isExcepted: boolean }[]
  findings: Finding[]
  /** Why the run ended before it was through. */
  ended: string | undefined
}

/** Each function is called when there is something to tell; it answers the lines for the output. */
interface Teller {
  progress(line: string): string[]
  found(finding: Finding): string[]
  end(summary: Summary): string[]
}

const shownOperations = 5

const named = ({ operations, times }: Finding): string => {
  const [all, rest] = [[...operations], operations.size - shownOperations]
  const places = all.slice(0, shownOperations).join(', ') + (rest > 0 ? ` and ${rest} others` : '')
  return `${times} times at ${operations.size === 1 ? 'one operation' : `${operations.size} operations`}: ${places}`
}

const first = ({ operations }: Finding): string => [...operations][0]!

export function tellerOf(format: Format, curl: CurlWriter): Teller {
  return { text: () => text(curl), github: () => github(curl), junit: () => junit(curl), json: () => json(curl) }[format]()
}

function text(curl: CurlWriter): Teller {
  return {
    progress: (line) => [line],
    found: (finding) => [
      '',
      `✗ ${first(finding)}: ${finding.what}`,
      `  expected  ${finding.expected}`,
      `  got       ${finding.got}`,
      ...curl.write(finding.exchange).map((line) => `  ${line}`),
      '',
    ],
    end: (summary) => [...repeated(summary).map((one) => `✗ ${one.what}: ${named(one)}`), ...closing(summary), verdict(summary)],
  }
}

function verdict({ findings, ended }: Summary): string {
  if (findings.length > 0) return `${findings.length} findings.`
  return ended === undefined ? 'Nothing disagrees with the document.' : 'Nothing disagreed with the document until then.'
}

const repeated = ({ findings }: Summary): Finding[] => findings.filter(({ times }) => times > 1)

function closing({ reached, total, missed, requests, seconds, ended }: Summary): string[] {
  const percent = ((reached.length / total) * 100).toFixed(1)
  return [
    ...(ended === undefined ? [] : [`It ended before it was through: ${ended}`]),
    `reached ${reached.length} of ${total} operations with a 2xx (${percent} %), ${requests} requests in ${seconds.toFixed(1)} s`,
    ...missed.map(({ operation, why, isExcepted }) => `  not reached${isExcepted ? ' (excepted)' : ''}: ${operation}: ${why}`),
  ]
}

/** Line ends and percent signs are written as the runner of GitHub reads them. */
const annotated = (message: string): string => message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

function github(curl: CurlWriter): Teller {
  const titled = (title: string): string => annotated(title).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return {
    progress: (line) => [line],
    found: (finding) => {
      const message = [`expected ${finding.expected}`, `got ${finding.got}`, ...curl.write(finding.exchange)].join('\n')
      return [`::error title=${titled(`${first(finding)}: ${finding.what}`)}::${annotated(message)}`]
    },
    end: (summary) => [...repeated(summary).map((one) => `::notice::${annotated(`${one.what}: ${named(one)}`)}`), ...closing(summary)],
  }
}

const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML can hold it. */
const escaped = (value: string): string =>
  value.replaceAll(/[&<>"]/g, (one) => markup[one]!).replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '\uFFFD')

/** A case for each operation that was reached, and one that fails for each finding. */
function junit(curl: CurlWriter): Teller {
  const failed = (finding: Finding): string[] => [
    `  <testcase classname="${escaped(first(finding))}" name="${escaped(finding.what)}">`,
    `    <failure message="${escaped(`expected ${finding.expected}, got ${finding.got}`)}">`,
    escaped([named(finding), ...curl.write(finding.exchange)].join('\n')),
    '    </failure>',
    '  </testcase>',
  ]
  return {
    progress: () => [],
    found: () => [],
    end: ({ reached, missed, findings, seconds, ended }) => [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuite name="contract:check" tests="${reached.length + missed.filter((one) => one.isExcepted).length + findings.length + (ended === undefined ? 0 : 1)}" failures="${findings.length}" errors="${ended === undefined ? 0 : 1}" time="${seconds.toFixed(1)}">`,
      ...reached.map((one) => `  <testcase classname="${escaped(one)}" name="answers a 2xx"/>`),
      ...missed
        .filter((one) => one.isExcepted)
        .map(
          (one) =>
            `  <testcase classname="${escaped(one.operation)}" name="answers a 2xx"><skipped message="${escaped(one.why)}"/></testcase>`,
        ),
      ...findings.flatMap(failed),
      ...(ended === undefined
        ? []
        : [`  <testcase classname="contract:check" name="is through"><error message="${escaped(ended)}"/></testcase>`]),
      '</testsuite>',
    ],
  }
}

function json(curl: CurlWriter): Teller {
  return {
    progress: () => [],
    found: () => [],
    end: ({ findings, ...summary }) => [
      JSON.stringify(
        {
          ...summary,
          findings: findings.map((one) => ({
            what: one.what,
            expected: one.expected,
            got: one.got,
            times: one.times,
            operations: [...one.operations],
            command: curl.write(one.exchange),
          })),
        },
        undefined,
        2,
      ),
    ],
  }
}
