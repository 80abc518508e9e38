import type { Inline } from './mail-blocks.ts'

/** The words of a line with their slots, without what they look like. */
export function sourceOf(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if ('text' in child) return child.text
      return 'children' in child ? sourceOf(child.children) : '\n'
    })
    .join('')
}
