import { type HTMLElement, NodeType } from 'node-html-parser'

/** How tests name elements: the whole name, or a pattern of it. */
export type Name = string | RegExp

export function isNamed(actual: string, wanted: Name): boolean {
  return typeof wanted === 'string' ? actual === wanted : wanted.test(actual)
}

/** Words as a reader sees them: entities decoded, white space as single spaces. */
export function textOf(element: HTMLElement): string {
  return squeeze(element.textContent)
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** As far as the markup says; what styles hide is not known here. */
export function isHidden(element: HTMLElement): boolean {
  return element.closest('[hidden], [aria-hidden="true"], template') !== null
}

/** What assistive technology calls a link or button. */
export function accessibleName(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label !== undefined) return squeeze(label)
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy !== undefined) return textOfIds(element, labelledBy)
  return squeeze(visibleText(element))
}

/** What assistive technology calls a field. */
export function fieldName(field: HTMLElement): string {
  const own = field.getAttribute('aria-label')
  if (own !== undefined) return squeeze(own)
  const labelledBy = field.getAttribute('aria-labelledby')
  if (labelledBy !== undefined) return textOfIds(field, labelledBy)
  const label = labelOf(field)
  return label ? squeeze(visibleText(label)) : ''
}

function labelOf(field: HTMLElement): HTMLElement | null {
  const { id } = field
  const byId = id === '' ? null : rootOf(field).querySelector(`label[for="${id}"]`)
  return byId ?? field.closest('label')
}

function textOfIds(element: HTMLElement, ids: string): string {
  const root = rootOf(element)
  const parts = ids.split(/\s+/).map((id) => root.getElementById(id))
  return squeeze(parts.map((part) => (part ? visibleText(part) : '')).join(' '))
}

/** Without what is hidden from assistive technology, with the words of pictures. */
function visibleText(element: HTMLElement): string {
  return element.childNodes
    .map((child) => {
      if (child.nodeType === NodeType.TEXT_NODE) return child.textContent
      if (!isElement(child) || child.getAttribute('aria-hidden') === 'true') return ''
      if (child.tagName === 'IMG') return child.getAttribute('alt') ?? ''
      if (FIELDS.has(child.tagName)) return ''
      return visibleText(child)
    })
    .join(' ')
}

/** A field inside its label is not part of its own name. */
const FIELDS = new Set(['INPUT', 'SELECT', 'TEXTAREA', 'SCRIPT', 'STYLE'])

function isElement(node: { nodeType: NodeType }): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE
}

export function rootOf(element: HTMLElement): HTMLElement {
  let root = element
  while (root.parentNode) root = root.parentNode
  return root
}
