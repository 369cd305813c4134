/** `openapi.json`: text in lines of a width that reviews can show, so that a change shows where it is. */

const width = 160

/** JSON in which whatever fits on a line stands on one. */
export const inLines = (value: unknown): string => linesOf(value, '', 0) + '\n'

/** `before`: how much of the line is taken already. */
function linesOf(value: unknown, indent: string, before: number): string {
  const text = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + before + text.length <= width) return text
  const inner = `${indent} `
  if (Array.isArray(value)) return `[\n${value.map((one) => inner + linesOf(one, inner, 1)).join(',\n')}\n${indent}]`
  const members = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{\n${members
    .map(([key, one]) => {
      const name = `${JSON.stringify(key)}: `
      return inner + name + linesOf(one, inner, name.length + 1)
    })
    .join(',\n')}\n${indent}}`
}
