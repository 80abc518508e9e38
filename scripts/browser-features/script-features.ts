import { type Node, parseSync, type Program, Visitor } from 'oxc-parser'
import { FeatureUses, type FeatureUse } from './feature-use.ts'
import { noteElement, reactElement } from './markup-features.ts'
import {
  attributeFeature,
  eventFeature,
  globalFeature,
  memberFeature,
  ownedFeature,
} from './script-names.ts'
import { calledName, nameOfKey, type NamesUsed, namesUsed, textOf } from './script-names-used.ts'
import { syntaxFeatures } from './script-syntax.ts'
import { findMediaFeatures } from './style-features.ts'

/** What a script asks of a browser beyond the promise: syntax, interfaces, events and the elements it makes. */
export function findScriptFeatures(
  { program, names }: ReadScript,
  ownNames: ReadonlySet<string> = names.members,
): FeatureUse[] {
  const uses = new FeatureUses()
  const { declared, references } = names
  const note = (feature: string | null, word: string, { start }: Node) => {
    if (feature !== null) uses.note(feature, word, start)
  }

  function noteMember(object: Node | null, name: string, at: Node): void {
    const owner = object && ownerName(object)
    const owned = owner ? ownedFeature(owner, name) : undefined
    if (owned !== undefined) note(owned, name, at)
    else if (!ownNames.has(name)) note(memberFeature(name), name, at)
  }

  /** `navigator`, and the end of `page.window.navigator`. */
  function ownerName(object: Node): string | null {
    if (object.type === 'ChainExpression') return ownerName(object.expression)
    if (object.type === 'Identifier') return declared.has(object.name) ? null : object.name
    return object.type === 'MemberExpression' && !object.computed
      ? nameOfKey(object.property)
      : null
  }

  function noteCall(callee: Node, properties: readonly Node[]): void {
    const [first] = properties
    const element = reactElement(callee, properties)
    if (element) noteElement(element, (feature, word) => note(feature, word, callee))
    const name = calledName(callee)
    const text = first && textOf(first)
    if (text === undefined || text === null || first === undefined) return
    if (name === 'addEventListener') note(eventFeature(text), text, first)
    if (name === 'setAttribute' || name === 'toggleAttribute') {
      note(attributeFeature(text.toLowerCase()), text, first)
    }
    if (name === 'matchMedia') {
      for (const { feature, word } of findMediaFeatures(text)) note(feature, word, first)
    }
  }

  for (const { name, node } of references) {
    if (!declared.has(name)) note(globalFeature(name), name, node)
  }
  new Visitor({
    MemberExpression(node) {
      if (!node.computed && node.property.type === 'Identifier') {
        noteMember(node.object, node.property.name, node.property)
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern') return
      for (const property of id.properties) {
        const name = property.type === 'Property' ? nameOfKey(property.key) : null
        if (name !== null) noteMember(init, name, property)
      }
    },
    BinaryExpression({ operator, left, right }) {
      const name = operator === 'in' ? textOf(left) : null
      if (name !== null) noteMember(right, name, left)
    },
    CallExpression: (node) => noteCall(node.callee, node.arguments),
  }).visit(program)
  for (const { feature, node } of syntaxFeatures(program)) note(feature, '', node)
  return uses.found
}

export interface ReadScript {
  program: Program
  names: NamesUsed
}

export function readScript(text: string): ReadScript {
  const { program, errors } = parseSync('script.js', text, { sourceType: 'module' })
  if (errors[0]) throw new Error(`A script cannot be read: ${errors[0].message}`)
  return { program, names: namesUsed(program) }
}
