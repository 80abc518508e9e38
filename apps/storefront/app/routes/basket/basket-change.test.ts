import { describe, expect, it } from 'vitest'
import { parseBasketChange } from './basket-change.ts'

function aForm(...fields: readonly [name: string, value: string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

describe('a form for the basket', () => {
  it('may add several sizes at once', () => {
    const form = aForm(
      ['intent', 'add'],
      ['variantId', '71'],
      ['variantId', ''],
      ['variantId', '72'],
    )

    expect(parseBasketChange(form)).toEqual({ intent: 'add', variantIds: [71, 72], quantity: 1 })
  })

  it('may say how many', () => {
    const form = aForm(['intent', 'add'], ['variantId', '71'], ['quantity', '3'])

    expect(parseBasketChange(form)).toMatchObject({ quantity: 3 })
  })

  it('may remove a row', () => {
    const form = aForm(['intent', 'remove'], ['itemKey', 'key-1'])

    expect(parseBasketChange(form)).toEqual({ intent: 'remove', itemKey: 'key-1' })
  })

  it.each([
    [[['intent', 'add']]],
    [
      [
        ['intent', 'add'],
        ['variantId', ''],
      ],
    ],
    [
      [
        ['intent', 'add'],
        ['variantId', '-1'],
      ],
    ],
    [
      [
        ['intent', 'add'],
        ['variantId', '1e3'],
      ],
    ],
    [
      [
        ['intent', 'add'],
        ['variantId', '71'],
        ['quantity', '0'],
      ],
    ],
    [
      [
        ['intent', 'add'],
        ['variantId', '71'],
        ['quantity', '11'],
      ],
    ],
    [[['intent', 'remove']]],
    [
      [
        ['intent', 'burn'],
        ['variantId', '71'],
      ],
    ],
    [[]],
  ] as [name: string, value: string][][][])('is refused as a whole: %j', (fields) => {
    expect(parseBasketChange(aForm(...fields))).toBeNull()
  })
})
