/** The element a part of the markup is; the host names them. */
export function part(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector(`[data-part='${name}']`)
}

export type Field = HTMLInputElement | HTMLSelectElement

export function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}
