import { type Node } from 'oxc-parser'
import { descriptionOf, type Feature, findFeature, partsOf } from './compat-data.ts'
import { attributeFeature, eventFeature } from './script-names.ts'
import { calledName, makesElements, nameOfKey, textOf } from './script-names-used.ts'

export interface ElementUse {
  /** Null for a component, which may hand its properties to an element of any name. */
  tag: string | null
  /** Values that are only known at run time are null. */
  attributes: ReadonlyMap<string, string | null>
}

type Note = (feature: string | null, word: string) => void

/** What an element, its attributes and their values ask of a browser. */
export function noteElement({ tag, attributes }: ElementUse, note: Note): void {
  if (tag === null) {
    for (const name of attributes.keys()) note(attributeFeature(name), name)
    return
  }
  const element = `html.elements.${tag}`
  note(findFeature(element) ? element : `svg.elements.${tag}`, tag)
  for (const [name, value] of attributes) {
    if (name.startsWith('on')) {
      note(eventFeature(name.slice(2)), name)
      continue
    }
    const attribute = [`${element}.${name}`, `html.global_attributes.${name}`].find(findFeature)
    // What an element of another name may carry, such as our own: the attribute, wherever it is known.
    if (attribute === undefined && tag.includes('-')) note(attributeFeature(name), name)
    if (attribute === undefined) continue
    note(attribute, name)
    for (const word of value?.toLowerCase().split(/[\s,]+/) ?? []) {
      const part = partNamed(findFeature(attribute), name, word)
      if (part !== null) note(`${attribute}.${part}`, word)
    }
  }
  const type = attributes.get('type')
  if (tag === 'input' && type) note(`html.elements.input.type_${type}`, type)
}

function partNamed(feature: Feature | undefined, name: string, word: string): string | null {
  const named = partsOf(feature).find(
    ([key, part]) =>
      [word, `${word}_value`, `${name}_${word}`].includes(key) ||
      descriptionOf(part).includes(`<code>${word}</code>`),
  )
  return named?.[0] ?? null
}

/** React calls attributes by the names of their properties. */
const REACT_NAMES: Readonly<Record<string, string>> = { classname: 'class', htmlfor: 'for' }

/** `jsx("dialog", { closedby: "any" })` as an element, `jsx(Dialog, { closedby: "any" })` as a component. */
export function reactElement(
  callee: Node,
  [type, properties]: readonly (Node | undefined)[],
): ElementUse | null {
  if (!type || !makesElements(calledName(callee))) return null
  const attributes = new Map<string, string | null>()
  if (properties?.type === 'ObjectExpression') {
    for (const property of properties.properties) {
      const name = property.type === 'Property' ? nameOfKey(property.key)?.toLowerCase() : undefined
      if (property.type !== 'Property' || name === undefined) continue
      attributes.set(REACT_NAMES[name] ?? name, textOf(property.value))
    }
  }
  return { tag: textOf(type)?.toLowerCase() ?? null, attributes }
}
