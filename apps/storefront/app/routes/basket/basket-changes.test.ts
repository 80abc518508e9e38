import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asWished,
  isPending,
  NO_CHANGES,
  removedWith,
  rolledBack,
  sent,
  settled,
  wished,
  type BasketChanges,
  type ChangeableRow,
  type ItemWish,
} from './basket-changes.ts'

function aRow(key: string, changes: Partial<ChangeableRow> = {}): ChangeableRow {
  return { key, quantity: 1, variantId: 1, size: '38', ...changes }
}

function quantity(itemKey: string, pieces: number): ItemWish {
  return { kind: 'quantity', itemKey, quantity: pieces }
}

const ROWS = [aRow('a'), aRow('b')]

describe('a change in the basket', () => {
  it('shows at once', () => {
    const changes = wished(NO_CHANGES, quantity('a', 3))

    expect(asWished(ROWS, changes).map((row) => row.quantity)).toEqual([3, 1])
  })

  it('is as it was when the shop refuses', () => {
    const changes = rolledBack(sent(wished(NO_CHANGES, quantity('a', 3))))

    expect(asWished(ROWS, changes)).toEqual(ROWS)
  })

  it('falls with everything that was wanted of the same item on top of it', () => {
    const first = sent(wished(NO_CHANGES, quantity('a', 3)))
    const second = wished(wished(first, quantity('a', 4)), quantity('b', 2))

    const after = rolledBack(second)

    expect(after.waiting).toEqual([quantity('b', 2)])
  })

  it('is told once where + was pressed many times', () => {
    const presses = [2, 3, 4, 5].map((pieces) => quantity('a', pieces))

    const changes = presses.reduce(wished, NO_CHANGES)

    expect(changes.waiting).toEqual([quantity('a', 5)])
  })

  it('waits for the one under way, which is not told again', () => {
    const under = sent(wished(NO_CHANGES, quantity('a', 2)))

    const more = wished(wished(under, quantity('a', 3)), quantity('a', 4))

    expect(sent(more)).toBe(more)
    expect(more).toEqual({ underWay: quantity('a', 2), waiting: [quantity('a', 4)] })
  })

  it('keeps a new size beside a new number', () => {
    const size: ItemWish = { kind: 'size', itemKey: 'a', variantId: 2, size: '40' }

    const changes = wished(wished(NO_CHANGES, size), quantity('a', 3))

    expect(asWished(ROWS, changes)[0]).toEqual({ key: 'a', quantity: 3, variantId: 2, size: '40' })
  })

  it('goes on with the item it has joined', () => {
    const size: ItemWish = { kind: 'size', itemKey: 'a', variantId: 2, size: '40' }
    const changes = wished(sent(wished(NO_CHANGES, size)), quantity('a', 3))

    expect(settled(changes, 'b').waiting).toEqual([quantity('b', 3)])
  })

  it('means nothing for an item that is on its way out', () => {
    const leaving = wished(NO_CHANGES, { kind: 'remove', itemKey: 'a' })

    expect(wished(leaving, quantity('a', 3))).toBe(leaving)
  })
})

describe('[4.7] a removal', () => {
  const group = { id: 'set', isMainItem: false, isRequired: false }
  const set = [
    aRow('main', { group: { ...group, isMainItem: true } }),
    aRow('belt', { group: { ...group, isRequired: true } }),
    aRow('box', { group }),
    aRow('other'),
  ]

  it.each([
    ['main', ['main', 'belt', 'box']],
    ['belt', ['main', 'belt', 'box']],
    ['box', ['box']],
    ['other', ['other']],
    ['gone', []],
  ])('of %s takes %j with it', (key, keys) => {
    expect(removedWith(set, key).map((row) => row.key)).toEqual(keys)
  })
})

/** What may happen on a page, in any order. */
const anEvent = fc.oneof(
  fc.record({
    type: fc.constant('wish' as const),
    wish: fc.oneof(
      fc.record({
        kind: fc.constant('quantity' as const),
        itemKey: fc.constantFrom('a', 'b', 'c'),
        quantity: fc.integer({ min: 1, max: 10 }),
      }),
      fc.record({
        kind: fc.constantFrom('remove' as const, 'save' as const),
        itemKey: fc.constantFrom('a', 'b', 'c'),
      }),
    ),
  }),
  fc.constant({ type: 'send' as const }),
  fc.constant({ type: 'accept' as const }),
)

describe('whatever is pressed in whatever order', () => {
  it('ends with what the shopper saw, once the shop has answered everything', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
        const server = { rows: [aRow('a'), aRow('b'), aRow('c')] as readonly ChangeableRow[] }
        let changes: BasketChanges = NO_CHANGES
        const accept = () => {
          if (changes.underWay === null) return
          // The shop does what it is told; the page then shows its answer.
          server.rows = asWished(server.rows, { underWay: changes.underWay, waiting: [] })
          changes = settled(changes)
        }

        for (const event of events) {
          if (event.type === 'wish') changes = wished(changes, event.wish)
          if (event.type === 'send') changes = sent(changes)
          if (event.type === 'accept') accept()
        }
        const seen = asWished(server.rows, changes)
        for (let left = 100; isPending(changes) && left > 0; left -= 1) {
          changes = sent(changes)
          accept()
        }

        expect(changes).toEqual(NO_CHANGES)
        expect(server.rows).toEqual(seen)
      }),
    )
  })

  it('tells the shop at most one wish of a kind per item at a time, and forgets none of other items', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
        let changes: BasketChanges = NO_CHANGES
        for (const event of events) {
          if (event.type === 'wish') changes = wished(changes, event.wish)
          if (event.type === 'send') changes = sent(changes)
          if (event.type === 'accept') changes = rolledBack(changes)
          const waiting = changes.waiting.map(({ itemKey, kind }) => `${itemKey} ${kind}`)

          expect(new Set(waiting).size).toBe(waiting.length)
        }
      }),
    )
  })
})
