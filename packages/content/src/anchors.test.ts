import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAnchors } from './anchors.ts'

/** The first free one, looked for from the beginning every time. */
function firstFree(slugs: readonly string[]): string[] {
  const taken = new Set<string>()
  return slugs.map((slug) => {
    let anchor = slug
    for (let count = 2; taken.has(anchor); count++) anchor = `${slug}-${count}`
    taken.add(anchor)
    return anchor
  })
}

describe('the anchors of a page', () => {
  it('are told apart by the first number that is free', () => {
    const slug = fc.constantFrom('kosten', 'kosten-2', 'kosten-3', 'kosten-2-2', 'dauer')
    fc.assert(
      fc.property(fc.array(slug, { maxLength: 40 }), (slugs) => {
        expect(slugs.map(createAnchors())).toEqual(firstFree(slugs))
      }),
    )
  })

  it('are found at once, however many headings are equal', () => {
    const anchors = createAnchors()
    const startedAt = performance.now()

    const all = Array.from({ length: 20_000 }, () => anchors('Kosten'))

    expect(all.at(-1)).toBe('kosten-20000')
    // Counting from two every time takes some twenty seconds.
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})
