import type { PieceAttributes } from './shown-blocks.ts'

const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g
const ENTITY = /&(?:amp|lt|gt|quot|#x27);/g
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
/** Only these have another name in React; a test fails where a block uses one that is not here. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
}

/** Attributes as React wrote them, in the words in which it takes them back. */
export function toPieceAttributes(written: string): PieceAttributes {
  const attributes: PieceAttributes = {}
  for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    const text = value.replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity)
    attributes[NAMES[name] ?? name] = name === 'style' ? toStyle(text) : text
  }
  return attributes
}

function toStyle(text: string): Record<string, string> {
  const rules = text.split(';').flatMap((rule) => {
    const at = rule.indexOf(':')
    return at < 0 ? [] : [[styleName(rule.slice(0, at)), rule.slice(at + 1)] as const]
  })
  return Object.fromEntries(rules)
}

function styleName(name: string): string {
  if (name.startsWith('--')) return name
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
