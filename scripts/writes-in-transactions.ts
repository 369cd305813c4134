/**
 * A lint rule: whatever writes runs on a transaction. A function that is one operation in one statement needs none; the option
 * `alone` names those, as `file: function`.
 */
import type { Rule } from 'eslint'
import type { Node } from 'estree'

const writing = /\binsert\s+into\b|\bdelete\s+from\b|\bmerge\s+into\b|(?<!\b(?:for|key|do)\s+)\bupdate\b/i
const writers = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']

interface Types {
  getTypeAtLocation(node: Node): { aliasSymbol?: { name: string } }
}

export const writesInTransactions: Rule.RuleModule = {
  meta: {
    schema: [{ type: 'object', properties: { alone: { type: 'array', items: { type: 'string' } } }, additionalProperties: false }],
    messages: {
      outside: 'This writes outside a transaction. Call transact, or name `{{ name }}` where this rule is set if it is one statement.',
    },
  },

  create(context) {
    const { sourceCode, filename, options } = context
    const [{ alone = [] } = {}] = options as { alone?: string[] }[]
    const file = filename.replace(/^.*\/src\//, 'src/')
    const types = sourceCode.parserServices as Types

    /** What a name stands for that is given once. */
    function valueOf(node: Node): Node | undefined {
      if (node.type !== 'Identifier') return node
      for (let scope: ReturnType<typeof sourceCode.getScope> | null = sourceCode.getScope(node); scope; scope = scope.upper) {
        const given = scope.set.get(node.name)?.defs[0]?.node as { init?: Node } | undefined
        if (given) return given.init
      }
      return undefined
    }

    /** The text of an sql template, or of a statement that is prepared from one. */
    function textOf(node: Node | undefined): string {
      const value = node && valueOf(node)
      if (value?.type === 'TaggedTemplateExpression') return value.quasi.quasis.map((one) => one.value.raw).join('?')
      const isPrepared = value?.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'prepare'
      return isPrepared ? textOf(value.arguments[0]) : ''
    }

    /** The nearest function around that has a name. */
    function functionAround(node: Rule.Node): string {
      for (let one: Rule.Node | null = node; one; one = one.parent) {
        if (one.type === 'FunctionDeclaration') return one.id?.name ?? 'default'
        if (one.type !== 'ArrowFunctionExpression' && one.type !== 'FunctionExpression') continue
        const { parent } = one
        const named = parent.type === 'VariableDeclarator' ? parent.id : parent.type === 'Property' ? parent.key : undefined
        if (named?.type === 'Identifier') return named.name
      }
      return 'the module'
    }

    function check(node: Rule.Node, executor: Node | undefined): void {
      if (!executor || types.getTypeAtLocation(executor).aliasSymbol?.name === 'Transaction') return
      const name = `${file}: ${functionAround(node)}`
      if (!alone.includes(name)) context.report({ node, messageId: 'outside', data: { name } })
    }

    return {
      CallExpression(node) {
        const { callee } = node
        const [first, second] = node.arguments
        if (callee.type === 'Identifier') {
          if (callee.name === 'readRows' && writing.test(textOf(second))) check(node, first)
        } else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
          if (writers.includes(callee.property.name)) check(node, callee.object)
          if (callee.property.name === 'execute' && first && writing.test(textOf(callee.object))) check(node, first)
        }
      },
    }
  },
}
