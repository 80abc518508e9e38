import { toSlug } from '@saum/domain/slug'

export type Anchors = (text: string) => string

/** Two headings of the same words get `kosten` and `kosten-2`. */
export function createAnchors(): Anchors {
  // The last number each was given: a page of equal headings does not count from two every time.
  const counts = new Map<string, number>()
  return (text) => {
    const slug = toSlug(text) || 'section'
    let count = counts.get(slug) ?? 0
    let anchor = slug
    while (counts.has(anchor)) {
      count += 1
      anchor = `${slug}-${count}`
    }
    counts.set(slug, Math.max(count, 1))
    counts.set(anchor, counts.get(anchor) ?? 1)
    return anchor
  }
}
