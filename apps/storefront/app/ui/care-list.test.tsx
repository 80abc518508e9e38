import { describe, expect, it } from 'vitest'
import { CareList } from './care-list.tsx'
import { renderInShop, wordsOf } from './test-render.tsx'

describe('care instructions', () => {
  it('are said in words beside their sign', () => {
    const list = renderInShop(
      <CareList instructions={[{ symbol: 'wash-30', words: 'Maschinenwäsche bei 30 °C' }]} />,
    )

    expect(list).toContain('#care-wash-30')
    expect(wordsOf(list)).toBe('Maschinenwäsche bei 30 °C')
  })

  it('keep their words when nobody has drawn the sign', () => {
    const list = renderInShop(
      <CareList instructions={[{ symbol: 'wash-95', words: 'Kochwäsche' }]} />,
    )

    expect(list).not.toContain('<svg')
    expect(wordsOf(list)).toBe('Kochwäsche')
  })
})
