import {
  type BindingPattern,
  type Node,
  type ParamPattern,
  type Program,
  Visitor,
} from 'oxc-parser'

export interface NamesUsed {
  /** Bound anywhere in the script; such a name is taken for its own and not for one of the browser. */
  declared: ReadonlySet<string>
  /** Names that stand alone, not behind a dot or before a colon. */
  references: readonly { name: string; node: Node }[]
  /** Keys of objects and members of classes: what the script itself may mean by `x.name`. */
  members: ReadonlySet<string>
}

export function namesUsed(program: Program): NamesUsed {
  const declared = new Set<string>()
  const members = new Set<string>()
  const references: { name: string; node: Node }[] = []
  const keys = new WeakSet<Node>()
  const attributes = new WeakSet<Node>()
  const bind = (pattern: ParamPattern | null) => {
    if (pattern) for (const name of boundNames(pattern)) declared.add(name)
  }
  const bindFunction = (node: { id: BindingPattern | null; params: ParamPattern[] }) => {
    bind(node.id)
    node.params.forEach(bind)
  }
  const bindClass = (node: { id: BindingPattern | null }) => bind(node.id)
  const keepKey = (node: { key: Node; computed: boolean }) => {
    if (node.computed) return
    keys.add(node.key)
    const name = nameOfKey(node.key)
    if (name !== null) members.add(name)
  }

  new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(bind),
    ClassDeclaration: bindClass,
    ClassExpression: bindClass,
    CatchClause: ({ param }) => bind(param),
    ImportSpecifier: ({ local, imported }) => (bind(local), keys.add(imported)),
    ImportDefaultSpecifier: ({ local }) => bind(local),
    ImportNamespaceSpecifier: ({ local }) => bind(local),
    ExportSpecifier: ({ local, exported }) => (keys.add(local), keys.add(exported)),
    LabeledStatement: ({ label }) => keys.add(label),
    BreakStatement: ({ label }) => label && keys.add(label),
    ContinueStatement: ({ label }) => label && keys.add(label),
    MetaProperty: ({ meta, property }) => (keys.add(meta), keys.add(property)),
    ObjectPattern: ({ properties }) => {
      for (const property of properties) {
        if (property.type === 'Property') keepKey(property)
      }
    },
    CallExpression: ({ callee, arguments: [first, second] }) => {
      const isElement = makesElements(calledName(callee)) && first
      if (isElement && second) attributes.add(second)
    },
    ObjectExpression: (node) => {
      for (const property of node.properties) {
        if (property.type !== 'Property') continue
        if (attributes.has(node)) keys.add(property.key)
        else keepKey(property)
      }
    },
    MethodDefinition: keepKey,
    PropertyDefinition: keepKey,
    AccessorProperty: keepKey,
    MemberExpression: ({ computed, property }) => {
      if (!computed) keys.add(property)
    },
    Identifier: (node) => {
      if (!keys.has(node)) references.push({ name: node.name, node })
    },
  }).visit(program)
  return { declared, references, members }
}

/** `(0, x.jsx)(…)` and `x.jsx(…)` call `jsx`. */
export function calledName(callee: Node): string | null {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'SequenceExpression') {
    const last = callee.expressions.at(-1)
    return last ? calledName(last) : null
  }
  if (callee.type === 'ParenthesizedExpression') return calledName(callee.expression)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  return callee.property.name
}

export function makesElements(callee: string | null): boolean {
  return callee !== null && ['jsx', 'jsxs', 'createElement'].includes(callee)
}

export function nameOfKey(key: Node): string | null {
  return key.type === 'Identifier' ? key.name : textOf(key)
}

/** The text of a literal; null for what is only known at run time. */
export function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null
  return node.quasis[0]?.value.cooked ?? null
}

function boundNames(pattern: ParamPattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'AssignmentPattern':
      return boundNames(pattern.left)
    case 'RestElement':
      return boundNames(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []))
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'Property' ? property.value : property),
      )
    default:
      return []
  }
}
