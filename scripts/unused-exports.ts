/** What a file exports and no other file imports: a promise to nobody, which whoever changes the file goes on keeping. */
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'

/** What is imported elsewhere, or by what is written later: the beginnings of `file: name`. */
const apart = [
  'src/generated/', // Made, and whole.
  'src/client/index.ts', // The client, as it is packed.
  'src/client/keep-a-copy.ts', // Copied by whoever uses the client.
  'src/verbs/stub.ts', // Imported by what `npm run stubs` writes.
  'tests/verbs/refused-by-the-compiler.ts', // Read by the compiler alone.
]

type Elements = ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier | ts.BindingElement>

/** The names between braces, as they are called where they come from. */
const namesIn = (elements: Elements): string[] => elements.map(({ name, propertyName }) => (propertyName ?? name).getText())

/** What a statement or an expression imports, `*` for all there is, and from where. */
function importOf(node: ts.Node): { from?: ts.Node | undefined; names: string[] } {
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings
    return { from: node.moduleSpecifier, names: !bindings ? [] : ts.isNamedImports(bindings) ? namesIn(bindings.elements) : ['*'] }
  }
  if (ts.isExportDeclaration(node)) {
    const { moduleSpecifier: from, exportClause } = node
    return { from, names: exportClause && ts.isNamedExports(exportClause) ? namesIn(exportClause.elements) : ['*'] }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { from: node.argument.literal, names: node.qualifier ? [node.qualifier.getText()] : ['*'] }
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return { names: [] }
  const taken = ts.isAwaitExpression(node.parent) && ts.isVariableDeclaration(node.parent.parent) && node.parent.parent.name
  return { from: node.arguments[0], names: taken && ts.isObjectBindingPattern(taken) ? namesIn(taken.elements) : ['*'] }
}

/** Adds what a file imports to what is imported of each. */
function noteImports(source: ts.SourceFile, imported: Map<string, string[]>): void {
  const visit = (node: ts.Node): void => {
    const { from, names } = importOf(node)
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.')) {
      const file = resolve(source.fileName, '..', from.text)
      imported.set(file, [...(imported.get(file) ?? []), ...names])
    }
    if (ts.isSourceFile(node) || source.text.includes('import(')) ts.forEachChild(node, visit)
  }
  visit(source)
}

/** The names that a statement exports. What is exported by default is for a tool that asks for it. */
function exportedBy(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement
    return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : []
  }
  const modifiers = ts.getCombinedModifierFlags(statement as ts.DeclarationStatement)
  if (!(modifiers & ts.ModifierFlags.Export) || modifiers & ts.ModifierFlags.Default) return []
  if (!ts.isVariableStatement(statement)) return [(statement as ts.DeclarationStatement).name!.getText()]
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? name.text : name.elements.flatMap((one) => (ts.isBindingElement(one) ? one.name.getText() : [])),
  )
}

/** Each export below a folder that no other file there imports, as `file: name`. */
export function unusedExports(root: string): string[] {
  const names = globSync('{src,codegen,scripts,tests}/**/*.{ts,js}', { cwd: root, exclude: ['src/generated/openapi.d.ts'] })
  const sources = names.toSorted().map((name) => {
    const file = resolve(root, name)
    return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
  })
  const imported = new Map<string, string[]>()
  for (const source of sources) noteImports(source, imported)
  const unused = sources.flatMap(({ fileName, statements }) => {
    const taken = imported.get(resolve(fileName)) ?? []
    const left = taken.includes('*') ? [] : statements.flatMap(exportedBy).filter((one) => !taken.includes(one))
    return left.map((one) => `${relative(root, fileName).replaceAll('\\', '/')}: ${one}`)
  })
  return unused.filter((one) => !apart.some((known) => one.startsWith(known)))
}
