/**
 * What the sources write: for each table the columns that a statement of src or of an operator's command gives a value. Calls
 * are read with what the compiler knows of their types, SQL as text, with the pieces that are put into it.
 */
import ts from 'typescript'

/** The columns that are written, by table. */
type Columns = Map<string, Set<string>>

const unread = /\/(demo|migrations|generated|bench|faults-check|walk-check)\/|migrate-check/
const isRead = (file: string): boolean => /\/(src|scripts)\//.test(file) && !unread.test(file)
/** The functions that write a row by its table and its columns. */
const verbs = ['insert', 'save', 'addTo', 'saveLinkage', 'keepOnce']
const ofBuilder = ['values', 'set', 'doUpdateSet', 'columns']

/** Reads the sources. It takes some seconds. */
export function writtenBySources(): Columns {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)!
  const program = ts.createProgram(fileNames.filter(isRead), options)
  const checker = program.getTypeChecker()
  const written: Columns = new Map()
  const note = (table: string, columns: Iterable<string>): void => {
    if (!written.has(table)) written.set(table, new Set())
    for (const column of columns) written.get(table)!.add(column)
  }

  const tables = program.getSourceFiles().find((file) => file.fileName.endsWith('generated/tables.ts'))!
  const tableOfRow = new Map<string, string>()
  for (const one of tables.statements.filter(ts.isInterfaceDeclaration).find((it) => it.name.text === 'DB')!.members) {
    tableOfRow.set((one as ts.PropertySignature).type!.getText(), one.name!.getText().replaceAll("'", ''))
  }
  /** The table whose row a property comes from, where it was not written down elsewhere. */
  const tableOf = (property: ts.Symbol): string | undefined => {
    const [declared] = property.declarations ?? []
    return declared?.getSourceFile() === tables ? tableOfRow.get((declared.parent as ts.InterfaceDeclaration).name.text) : undefined
  }

  const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types.flatMap(partsOf) : [type])
  const propertiesOf = (node: ts.Node): ts.Symbol[] =>
    partsOf(checker.getTypeAtLocation(node)).flatMap((one) => {
      const whole = checker.getNonNullableType(one)
      return checker.getPropertiesOfType(checker.getIndexTypeOfType(whole, ts.IndexKind.Number) ?? whole)
    })

  /** The texts that an expression can be. */
  function textsOf(node: ts.Node | undefined): string[] {
    if (!node) return []
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce(
        (texts, { expression, literal }) => texts.flatMap((text) => textsOf(expression).map((one) => text + one + literal.text)),
        [node.head.text],
      )
    }
    return partsOf(checker.getTypeAtLocation(node)).flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
  }

  const declarationOf = (node: ts.Expression): ts.Node | undefined => {
    const symbol = checker.getSymbolAtLocation(node)
    const known = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return known?.valueDeclaration
  }

  /** The tables that a chain of the builder begins with. */
  function begun(node: ts.Expression): string[] {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const ofTable = ['insertInto', 'updateTable'].includes(node.expression.name.text)
      return ofTable ? textsOf(node.arguments[0]) : begun(node.expression.expression)
    }
    const declared = ts.isIdentifier(node) ? declarationOf(node) : undefined
    return declared && ts.isVariableDeclaration(declared) && declared.initializer ? begun(declared.initializer) : []
  }

  /** Columns that somebody wrote down. The type of a row has all of them, so that what it declares tells nothing. */
  const writtenDown = (node: ts.Expression): string[] => propertiesOf(node).flatMap((one) => (tableOf(one) ? [] : [one.name]))

  function readCall({ expression, arguments: given, parent }: ts.CallExpression): void {
    if (ts.isIdentifier(expression) && verbs.includes(expression.text)) {
      for (const table of textsOf(given[1])) for (const columns of given.slice(2)) note(table, writtenDown(columns))
    }
    if (ts.isPropertyAccessExpression(expression) && ofBuilder.includes(expression.name.text) && given[0]) {
      const columns = ts.isArrayLiteralExpression(given[0]) ? given[0].elements.flatMap(textsOf) : []
      for (const table of begun(expression.expression)) note(table, [...columns, ...writtenDown(given[0])])
    }
    // The plain verbs write what the contract lets their operation accept.
    if (ts.isIdentifier(expression) && ['create', 'update'].includes(expression.text) && ts.isPropertyAssignment(parent)) {
      const [, table] = checker.getTypeArguments(checker.getTypeAtLocation(given[0]!) as ts.TypeReference)
      if (table?.isStringLiteral()) note(table.value, acceptedBy(parent.name.getText()))
    }
  }

  function acceptedBy(operation: string): string[] {
    const contract = program.getSourceFiles().find((file) => file.fileName.endsWith('generated/contract.ts'))!
    const operations = contract.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === 'Operations')!
    const own = checker.getPropertyOfType(checker.getTypeAtLocation(operations), operation)
    const accepted = own && checker.getPropertyOfType(checker.getTypeOfSymbol(own), 'accepted')
    return accepted ? checker.getPropertiesOfType(checker.getTypeOfSymbol(accepted)).map((one) => one.name) : []
  }

  /** An object that is to be columns of a table by its type. */
  function readObject(node: ts.ObjectLiteralExpression): void {
    const wanted = checker.getContextualType(node)
    const names = node.properties.flatMap((one) => {
      if (ts.isSpreadAssignment(one)) return writtenDown(one.expression)
      return one.name && ts.isComputedPropertyName(one.name) ? textsOf(one.name.expression) : [one.name!.getText()]
    })
    for (const name of names) {
      for (const type of wanted ? partsOf(wanted) : []) {
        const property = checker.getPropertyOfType(type, name)
        const table = property && tableOf(property)
        if (table) note(table, [name])
      }
    }
  }

  const isSql = (node: ts.Node): node is ts.TaggedTemplateExpression => ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql'

  /** A piece that is put into SQL: the SQL that it is made of, or the names that it can be. */
  function pieceOf(node: ts.Expression, depth: number): string {
    if (isSql(node)) return textOf(node, depth)
    const called = ts.isCallExpression(node) ? node.expression : node
    if (ts.isCallExpression(node) && /^sql\.(table|ref|raw)$/.test(called.getText())) return textsOf(node.arguments[0]).join('|')
    const declared = depth < 4 ? declarationOf(called) : undefined
    const within: string[] = []
    const look = (one: ts.Node): void => {
      if (isSql(one)) within.push(textOf(one, depth + 1))
      else if (ts.isCallExpression(one) && /^sql\.(table|ref|raw)$/.test(one.expression.getText())) within.push(pieceOf(one, depth + 1))
      else ts.forEachChild(one, look)
    }
    look(declared && isRead(declared.getSourceFile().fileName) ? declared : node)
    return within.join(' , ')
  }

  const textOf = ({ template }: ts.TaggedTemplateExpression, depth: number): string =>
    ts.isNoSubstitutionTemplateLiteral(template)
      ? template.text
      : template.templateSpans.reduce(
          (text, { expression, literal }) => text + pieceOf(expression, depth) + literal.text,
          template.head.text,
        )

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) readCall(node)
    if (ts.isObjectLiteralExpression(node)) readObject(node)
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) {
      for (const { table, columns } of writtenBySql(textOf(node, 0))) note(table, columns)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (isRead(file.fileName)) visit(file)
  return written
}

/** What a text of SQL writes; of tables that stand side by side (`one|other`) each. */
export function writtenBySql(text: string): { table: string; columns: string[] }[] {
  const inserts = [...text.matchAll(/insert into (?:public\.)?([\w|]+)(?: as \w+)?\s*\(([^)]*)\)/gi)].map(
    ([, tables, columns]) => [tables!, columns!.split(/[,|]/)] as const,
  )
  const again = [...text.matchAll(/insert into (?:public\.)?([\w|]+)(?:(?!insert into).)*?\bdo update\s+set\b/gis)].map(
    (found) => [found[1]!, assigned(text.slice(found.index + found[0].length))] as const,
  )
  const updates = [...text.matchAll(/update (?:only )?(?:public\.)?([\w|]+)(?: as \w+| (?!set)\w+)?\s+set\b/gi)].map(
    (found) => [found[1]!, assigned(text.slice(found.index + found[0].length))] as const,
  )
  return [...inserts, ...again, ...updates].flatMap(([tables, columns]) =>
    tables.split('|').map((table) => ({ table, columns: columns.map((one) => one.trim().replaceAll('"', '')) })),
  )
}

/** The columns that a text assigns to, which begins after `set`: what stands in brackets is about others. */
function assigned(text: string): string[] {
  let depth = 0
  let plain = ''
  for (const [piece] of text.matchAll(/[()]|[^()]+/g)) {
    if (piece === '(') depth += 1
    else if (piece === ')') depth -= 1
    else if (depth === 0) plain += piece
    else if (depth === 1 && /(?:^|,)\s*$/.test(plain)) plain += ` ${piece.trim().replaceAll(',', ' = ,')} = `
    if (depth < 0 || (depth === 0 && /\b(?:where|from|returning)\b|;/i.test(piece))) break
  }
  const [sets] = plain.split(/\b(?:where|from|returning)\b|;/i)
  return [...sets!.matchAll(/(?:^|[,|])\s*"?(\w+)"?\s*=/g)].map((one) => one[1]!)
}
