import { derive, isSame, type View } from '../state.ts'

/**
 * A part of a view: the same object as long as all its fields are the same, and nobody is told of
 * changes elsewhere.
 */
export function select<Source, Part extends object>(
  source: View<Source>,
  pick: (source: Source) => Part,
): View<Part> {
  let known: Part | null = null
  const { get } = derive(source, (current) => {
    const next = pick(current)
    if (known === null || !isSame(known, next)) known = next
    return known
  })
  return {
    get,
    subscribe(listener) {
      let before = get()
      return source.subscribe(() => {
        const now = get()
        if (now === before) return
        before = now
        listener()
      })
    },
  }
}
