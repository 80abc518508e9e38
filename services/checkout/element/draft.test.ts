import { describe, expect, it } from 'vitest'
import { isKept, parseDraft } from './draft.ts'

const KEPT = JSON.stringify({ checkout: 'c1', step: 'contact', fields: { email: 'a@b.de' } })

describe('[10] what was typed and not sent', () => {
  it('comes back in the same step of the same checkout', () => {
    expect(parseDraft(KEPT, 'c1', 'contact')).toEqual({ email: 'a@b.de' })
  })

  it.each([
    ['another checkout', KEPT, 'c2', 'contact'],
    ['another step', KEPT, 'c1', 'delivery'],
    ['nothing kept', null, 'c1', 'contact'],
    ['something else under the same name', '{', 'c1', 'contact'],
    ['something without fields', '{"checkout":"c1","step":"contact"}', 'c1', 'contact'],
  ])('does not come back in %s', (_, text, checkout, step) => {
    expect(parseDraft(text, checkout, step)).toBeNull()
  })

  it.each(['token', 'number', 'pin', 'terms', 'newsletter', ''])(
    'leaves nothing of «%s» behind',
    (name) => {
      expect(isKept(name)).toBe(false)
    },
  )

  it('keeps the address', () => {
    expect(isKept('shipping.street')).toBe(true)
  })
})
