import type { View } from '../space/view.ts'

const known = new WeakMap<View, ReadonlySet<string>>()

/** Hash and name of the files that a view shows. */
export function mediaShownIn(view: View): ReadonlySet<string> {
  const before = known.get(view)
  if (before) return before
  const shown = new Set(
    view.items.values().flatMap((item) => {
      if (item.kind !== 'Asset') return []
      const files = Object.values(item.fields.file) as { url: string }[]
      return files.map(({ url }) => url.split('/').slice(-2).join('/'))
    }),
  )
  known.set(view, shown)
  return shown
}
