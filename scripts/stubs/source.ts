/** Puts imports and properties into TypeScript that people wrote. What stands there stays as and where it is. */
import ts from 'typescript'

const parse = (text: string): ts.SourceFile => ts.createSourceFile('source.ts', text, ts.ScriptTarget.ESNext, true)

/** The object literal of the first top-level constant that `fits`, without what only types it. */
export function objectOf(text: string, fits: (name: string, type: string) => boolean): ts.ObjectLiteralExpression | undefined {
  const constants = parse(text).statements.filter(ts.isVariableStatement)
  for (const { name, type, initializer } of constants.flatMap((one) => [...one.declarationList.declarations])) {
    if (!initializer || !fits(name.getText(), type?.getText() ?? '')) continue
    const value = ts.isSatisfiesExpression(initializer) || ts.isAsExpression(initializer) ? initializer.expression : initializer
    if (ts.isObjectLiteralExpression(value)) return value
  }
  return undefined
}

/** The object literal that is the value of a property. */
export function innerObject(object: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralExpression | undefined {
  const found = object.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name)
  const value = found && (found as ts.PropertyAssignment).initializer
  return value && ts.isObjectLiteralExpression(value) ? value : undefined
}

/** The names of an object literal's properties, and the text of each one's value. */
export function propertiesOf(object: ts.ObjectLiteralExpression): Map<string, string> {
  return new Map(
    object.properties.flatMap((one): [string, string][] => {
      if (ts.isShorthandPropertyAssignment(one)) return [[one.name.text, one.name.text]]
      return ts.isPropertyAssignment(one) && (ts.isIdentifier(one.name) || ts.isStringLiteral(one.name))
        ? [[one.name.text, one.initializer.getText()]]
        : []
    }),
  )
}

/** The text with a property at the end of the object. */
export function append(text: string, object: ts.ObjectLiteralExpression, property: string): string {
  const end = object.getEnd() - 1
  const comma = object.properties.length > 0 && !object.properties.hasTrailingComma ? ',' : ''
  return `${text.slice(0, end).trimEnd()}${comma}\n${property},\n${text.slice(end)}`
}

/** The text with a property in its place by the alphabet, in an object whose properties are sorted. */
export function insertSorted(text: string, object: ts.ObjectLiteralExpression, name: string, property: string): string {
  const next = object.properties.find((one) => (one.name?.getText().replaceAll("'", '') ?? '') > name)
  if (!next) return append(text, object, property)
  // What is said above a property stays there.
  const at = ts.getLeadingCommentRanges(text, next.getFullStart())?.[0]?.pos ?? next.getStart()
  return `${text.slice(0, at)}${property},\n${text.slice(at)}`
}

/** Packages come before what is our own, each sorted by where it comes from, values before types. */
function rank(line: ts.ImportDeclaration): string {
  const from = (line.moduleSpecifier as ts.StringLiteral).text
  return `${from.startsWith('.') ? 1 : 0}${from} ${isType(line) ? 1 : 0}`
}

const isType = ({ importClause }: ts.ImportDeclaration): boolean => importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword

/** The text with an import of these names, joined with one that is there already. */
export function importing(text: string, names: readonly string[], from: string, typeOnly = false): string {
  const imports = parse(text).statements.filter(ts.isImportDeclaration)
  const same = imports.find((one) => (one.moduleSpecifier as ts.StringLiteral).text === from && isType(one) === typeOnly)
  const bindings = same?.importClause?.namedBindings
  const known = bindings && ts.isNamedImports(bindings) ? bindings.elements.map((one) => one.getText()) : []
  const all = [...new Set([...known, ...names])].sort()
  const line = `import ${typeOnly ? 'type ' : ''}{ ${all.join(', ')} } from '${from}'`
  if (same) return all.length === known.length ? text : text.slice(0, same.getStart()) + line + text.slice(same.getEnd())
  return withImport(text, line)
}

/** The text with the line of an import that it has not yet, in its place. */
export function withImport(text: string, line: string): string {
  const { statements } = parse(text)
  const imports = statements.filter(ts.isImportDeclaration)
  const own = rank(parse(line).statements.find(ts.isImportDeclaration)!)
  const next = imports.find((one) => rank(one) > own)
  const last = imports.at(-1)
  if (!next && last) return `${text.slice(0, last.getEnd())}\n${line}${text.slice(last.getEnd())}`
  // A file without imports begins with a comment that says what it is.
  const at = (next ?? statements[0])?.getStart() ?? text.length
  return `${text.slice(0, at)}${line}\n${next ? '' : '\n'}${text.slice(at)}`
}
