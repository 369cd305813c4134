/** The methods of each path, and refusals of paths that only look like one. */
import { routes } from '../generated/routes.ts'
import { methodNotAllowed, noSuchPath } from '../refusals.ts'
import type { Refusal } from '../refusals.ts'

const patterns = [...new Set(routes.map((one) => one.path))].map((path) => ({ path, pattern: patternOf(path) }))

function patternOf(path: string): RegExp {
  const names = routes.find((one) => one.path === path)!.answer
  const relationship = 'relationships' in names ? `(?:${Object.keys(names.relationships).join('|')})` : '[^/]+'
  return new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replace('{relationship}', relationship)
      .replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  )
}

const literals = new Map(patterns.filter(({ path }) => !path.includes('{')).map(({ path }) => [path, methodsOf([path])]))

/** The methods that the contract has for these paths, HEAD and OPTIONS included. */
function methodsOf(paths: readonly string[]): string[] {
  const found = new Set<string>(routes.filter((one) => paths.includes(one.path)).map((one) => one.method))
  if (found.has('GET')) found.add('HEAD')
  return found.size === 0 ? [] : [...found, 'OPTIONS'].sort()
}

/**
 * The methods of a path that the contract writes out and that is not one of a template, though it looks like it: `accounts/sign_in`
 * is no id. One that can be read, as `accounts/me`, is both.
 */
function ownMethods(path: string): string[] | undefined {
  const methods = literals.get(path)
  return methods?.includes('GET') ? undefined : methods
}

/** The methods that the contract has for a path. */
export const methodsAt = (path: string): string[] =>
  ownMethods(path) ?? methodsOf(patterns.filter((one) => one.pattern.test(path)).map((one) => one.path))

/** The refusal of a path for which no operation has the method: 405, or 404 where none has any. */
export function unmatched(path: string): Refusal {
  const methods = methodsAt(path)
  return methods.length === 0 ? noSuchPath() : methodNotAllowed(methods.join(', '))
}

/** @throws 404 or 405 where a template took a path that is none of its own. */
export function refuseLookAlikes(path: string, params: Record<string, string>): void {
  const methods = ownMethods(path)
  if (methods) throw methodNotAllowed(methods.join(', '))
  if (Object.values(params).includes('')) throw noSuchPath()
}
