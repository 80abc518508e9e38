import { type Node, type Program, Visitor } from 'oxc-parser'

/** Syntax that is newer than classes and modules, by its feature. */
export function syntaxFeatures(program: Program): { feature: string; node: Node }[] {
  const found: { feature: string; node: Node }[] = []
  const note = (feature: string, node: Node) => found.push({ feature, node })
  const importFeatures = (node: { attributes: readonly unknown[] } & Node) => {
    if (node.attributes.length > 0) note('javascript.statements.import.import_attributes', node)
  }

  new Visitor({
    StaticBlock: (node) => note('javascript.classes.static.initialization_blocks', node),
    BinaryExpression: (node) => {
      const { type }: { type: string } = node.left
      if (type === 'PrivateIdentifier') {
        note('javascript.classes.private_class_fields_in', node)
      }
    },
    VariableDeclaration: (node) => {
      if (node.kind === 'using') note('javascript.statements.using', node)
      if (node.kind === 'await using') note('javascript.statements.await_using', node)
    },
    ImportDeclaration: (node) => {
      importFeatures(node)
      if (node.phase) note(`javascript.statements.import.${PHASES[node.phase]}`, node)
    },
    ImportExpression: (node) => {
      if (node.options) note('javascript.operators.import.options_parameter', node)
      if (node.phase) note(`javascript.operators.import.${PHASES[node.phase]}`, node)
    },
    Literal: (node) => {
      if (!('regex' in node)) return
      for (const feature of expressionFeatures(node.regex)) note(feature, node)
    },
  }).visit(program)
  return found
}

const PHASES = { defer: 'defer', source: 'import_source' } as const

function expressionFeatures({ pattern, flags }: { pattern: string; flags: string }): string[] {
  return [
    ...(flags.includes('v') ? ['javascript.builtins.RegExp.unicodeSets'] : []),
    ...(flags.includes('d') ? ['javascript.builtins.RegExp.hasIndices'] : []),
    ...(/\(\?<[=!]/.test(pattern) ? ['javascript.regular_expressions.lookbehind_assertion'] : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? ['javascript.regular_expressions.modifier'] : []),
  ]
}
