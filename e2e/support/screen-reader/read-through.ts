import { phraseOf, roleOf, textOf, type AxNode } from './phrase.ts'

/** Said in one piece: what is inside them is their name. */
const WHOLE = new Set([
  'button',
  'checkbox',
  'combobox',
  'Date',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'image',
  'link',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'switch',
  'textbox',
])

/** Said with the control or group they name. */
const NAMES = new Set(['LabelText', 'Legend'])

/** Said before what is inside them. */
const AREAS = new Set([
  'alert',
  'banner',
  'complementary',
  'contentinfo',
  'main',
  'navigation',
  'search',
])

/** Said before what is inside them where they have a name. */
const NAMED_AREAS = new Set([
  'alertdialog',
  'article',
  'dialog',
  'form',
  'group',
  'list',
  'radiogroup',
  'region',
  'table',
])

/** What is said of a part of the page from its beginning to its end. */
export function readTree(nodes: readonly AxNode[], root: AxNode): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const childrenOf = ({ childIds = [] }: AxNode) => childIds.flatMap((id) => byId.get(id) ?? [])

  const plainText = (node: AxNode): string | null => {
    const role = roleOf(node)
    if (role === 'StaticText') return textOf(node.name)
    if (role === 'heading' || NAMES.has(role)) return null
    if (WHOLE.has(role) || AREAS.has(role) || NAMED_AREAS.has(role)) return null
    const parts = childrenOf(node).map(plainText)
    if (parts.includes(null)) return null
    const text = parts.filter((part) => part !== '').join(' ')
    return node.isCurrent ? `${text}, aktuell` : text
  }

  const isNoText = (node: AxNode) => plainText(node) === null

  const read = (node: AxNode): string[] => {
    const role = roleOf(node)
    const text = plainText(node)
    if (text !== null) return [text]
    if (NAMES.has(role)) return childrenOf(node).filter(isNoText).flatMap(read)
    if (WHOLE.has(role)) return [phraseOf(node)]
    if (role === 'heading') return [headingOf(node, childrenOf(node).flatMap(read))]
    const isSaid = AREAS.has(role) || (NAMED_AREAS.has(role) && textOf(node.name) !== '')
    return [...(isSaid ? [phraseOf(node)] : []), ...childrenOf(node).flatMap(read)]
  }

  return read(root).filter((phrase) => phrase !== '')
}

/** «Strickkleid, Link, Überschrift 2»: what can be pressed in a heading is said too. */
function headingOf(heading: AxNode, inside: readonly string[]): string {
  return inside.some((phrase) => phrase.endsWith(', Link'))
    ? `${inside.join(' ')}, ${phraseOf({ ...heading, name: {} })}`
    : phraseOf(heading)
}
