import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBasketChange } from './basket-change.ts'

type Field = readonly [name: string, value: string]

function aForm(...fields: readonly Field[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const ITEM: Field = ['itemKey', 'key-1']

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

  it('may want a size again and again, after as many months as there are to choose', () => {
    const wants = (delivery: string, interval: string) =>
      parseBasketChange(
        aForm(
          ['intent', 'add'],
          ['variantId', '71'],
          ['delivery', delivery],
          ['interval', interval],
        ),
      )

    expect(wants('subscription', '6')).toMatchObject({ intent: 'add', interval: 6 })
    expect(wants('once', '6')).toEqual({ intent: 'add', variantIds: [71], quantity: 1 })
    expect(['4', '-1', '', '1e9'].map((months) => wants('subscription', months))).toEqual(
      Array.from({ length: 4 }, () => null),
    )
  })

  it('may say how many; what is too many the shop decides', () => {
    const form = aForm(['intent', 'add'], ['variantId', '71'], ['quantity', '30'])

    expect(parseBasketChange(form)).toMatchObject({ quantity: 30 })
  })

  it.each<[Field[], object]>([
    [
      [['intent', 'update'], ITEM, ['quantity', '3'], ['step', '-1'], ['revision', '7']],
      { intent: 'update', itemKey: 'key-1', quantity: 3, step: '-1', revision: 7 },
    ],
    [
      [['intent', 'update'], ITEM, ['quantity', '0']],
      { intent: 'update', itemKey: 'key-1', quantity: 0 },
    ],
    [
      [['intent', 'size'], ITEM, ['variantId', '72']],
      { intent: 'size', itemKey: 'key-1', variantId: 72 },
    ],
    [[['intent', 'remove'], ITEM], { intent: 'remove', itemKey: 'key-1' }],
    [[['intent', 'save'], ITEM], { intent: 'save', itemKey: 'key-1' }],
    [[['intent', 'acknowledge'], ITEM], { intent: 'acknowledge', itemKey: 'key-1' }],
    [
      [['intent', 'promotion'], ITEM, ['promotionId', '']],
      { intent: 'promotion', itemKey: 'key-1', promotionId: '' },
    ],
    [
      [
        ['intent', 'gift'],
        ['promotionId', 'scarf'],
        ['variantId', '900'],
      ],
      { intent: 'gift', promotionId: 'scarf', variantId: 900 },
    ],
    [
      [
        ['intent', 'voucher'],
        ['code', ' winter10 '],
      ],
      { intent: 'voucher', code: 'winter10' },
    ],
    [[['intent', 'voucher-remove']], { intent: 'voucher-remove' }],
    [
      [
        ['intent', 'undo'],
        ['item', '71:2'],
        ['item', '72:1:r:set'],
      ],
      { intent: 'undo', items: ['71:2', '72:1:r:set'] },
    ],
  ])('%j is understood', (fields, change) => {
    expect(parseBasketChange(aForm(...fields))).toEqual(change)
  })

  it.each<[Field[]]>([
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
        ['quantity', '1.5'],
      ],
    ],
    [
      [
        ['intent', 'add'],
        ['variantId', '71'],
        ['quantity', '-2'],
      ],
    ],
    [[['intent', 'update'], ITEM]],
    [[['intent', 'update'], ITEM, ['quantity', '1e9']]],
    [[['intent', 'update'], ITEM, ['quantity', '10000000000']]],
    [[['intent', 'update'], ITEM, ['quantity', '1'], ['step', '5']]],
    [[['intent', 'update'], ITEM, ['quantity', '1'], ['revision', '-1']]],
    [[['intent', 'size'], ITEM]],
    [[['intent', 'remove']]],
    [
      [
        ['intent', 'remove'],
        ['itemKey', 'two words'],
      ],
    ],
    [
      [
        ['intent', 'remove'],
        ['itemKey', 'k'.repeat(10_000)],
      ],
    ],
    [[['intent', 'promotion'], ITEM]],
    [
      [
        ['intent', 'gift'],
        ['variantId', '900'],
      ],
    ],
    [
      [
        ['intent', 'voucher'],
        ['code', '   '],
      ],
    ],
    [
      [
        ['intent', 'voucher'],
        ['code', 'winter\u0007'],
      ],
    ],
    [
      [
        ['intent', 'voucher'],
        ['code', 'x'.repeat(10_000)],
      ],
    ],
    [[['intent', 'undo']]],
    [
      [
        ['intent', 'undo'],
        ['item', '71'],
      ],
    ],
    [
      [
        ['intent', 'undo'],
        ['item', '71:2'],
        ['item', '<script>'],
      ],
    ],
    [
      [
        ['intent', 'burn'],
        ['variantId', '71'],
      ],
    ],
    [[]],
  ])('is refused as a whole: %j', (fields) => {
    expect(parseBasketChange(aForm(...fields))).toBeNull()
  })

  it('never throws, whatever it says', () => {
    const name = fc.constantFrom(
      'intent',
      'itemKey',
      'variantId',
      'quantity',
      'item',
      'code',
      'step',
    )
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('add', 'update', 'undo', '1', '71:2', 'key'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (fields) => {
        expect(() => parseBasketChange(aForm(...fields))).not.toThrow()
      }),
    )
  })
})
