import type { Basket } from '@saum/contract/basket-shape'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aBasket, aBasketItem } from '#app/features/basket/test-basket.ts'
import { createBasketChanger, type ChangeReport } from './basket-changer.ts'
import type { Answered } from './basket-changer-state.ts'
import { asWished, type ItemWish } from './basket-changes.ts'
import { toBasketFacts } from './basket-facts.ts'

function basketOf(revision: number, ...pieces: readonly [key: string, quantity: number][]) {
  const items = pieces.map(([key, quantity]) => aBasketItem({ key, quantity }))
  return aBasket({ revision, items })
}

/** A page of a basket whose shop answers when the test says so. */
function aPage(...pieces: readonly [key: string, quantity: number][]) {
  const told: { wish: ItemWish; revision: number }[] = []
  const sent: (readonly [key: string, quantity: number][])[] = []
  const shop: { basket: Basket | null; shared: number[] } = { basket: null, shared: [] }
  const answers: ((answer: Answered) => void)[] = []
  const reports: ChangeReport[] = []
  const toFacts = (basket: ReturnType<typeof aBasket>) => toBasketFacts(basket, DEFAULT_SHOP, [])
  const changer = createBasketChanger({
    facts: toFacts(basketOf(1, ...pieces)),
    tell(wish, { revision }) {
      told.push({ wish, revision })
      return new Promise((resolve) => answers.push(resolve))
    },
    look: () => Promise.resolve(shop.basket),
    toFacts,
    report: (report) => reports.push(report),
    share: ({ basket }) => shop.shared.push(basket.revision),
  })
  const shown = () => {
    const { facts, changes } = changer.get()
    return asWished(facts?.rows ?? [], changes).map(({ key, quantity }) => [key, quantity])
  }
  /** What is sent to put rows back, and to do anything else. */
  const send = () => new Promise<Answered>((resolve) => answers.push(resolve))
  const undo = () =>
    changer.undo.removed((rows) => {
      sent.push(rows.map(({ key, quantity }) => [key, quantity]))
      return send()
    })
  async function answer(next: Answered | Promise<Answered>) {
    answers.shift()?.(next as Answered)
    // Everything that was waiting for it runs before the next timer.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { changer, told, sent, reports, shop, shown, send, undo, answer }
}

function wants(itemKey: string, quantity: number): ItemWish {
  return { kind: 'quantity', itemKey, quantity }
}

describe('changing the basket of a page', () => {
  it('shows it at once and then what the shop says', async () => {
    const page = aPage(['a', 1])

    void page.changer.change(wants('a', 4))
    expect(page.shown()).toEqual([['a', 4]])
    await page.answer({
      ok: true,
      basket: basketOf(2, ['a', 3]),
      notice: { kind: 'stock', pieces: 3 },
    })

    expect(page.shown()).toEqual([['a', 3]])
    expect(page.reports).toMatchObject([{ ok: true, notice: { kind: 'stock', pieces: 3 } }])
  })

  it('tells + + + as two calls: the first press and where it ended', async () => {
    const page = aPage(['a', 1])

    for (const quantity of [2, 3, 4]) void page.changer.change(wants('a', quantity))
    await page.answer({ ok: true, basket: basketOf(2, ['a', 2]) })
    expect(page.shown()).toEqual([['a', 4]])
    await page.answer({ ok: true, basket: basketOf(3, ['a', 4]) })

    expect(page.told).toEqual([
      { wish: wants('a', 2), revision: 1 },
      { wish: wants('a', 4), revision: 2 },
    ])
    expect(page.shown()).toEqual([['a', 4]])
    expect(page.reports).toHaveLength(1)
  })

  it.each([412, 413, 0, 'conflict'] as const)('goes back and says why after %s', async (status) => {
    const page = aPage(['a', 1], ['b', 1])

    void page.changer.change(wants('a', 2))
    void page.changer.change(wants('b', 5))
    await page.answer({ ok: false, status })
    expect(page.shown()).toEqual([
      ['a', 1],
      ['b', 5],
    ])
    await page.answer({ ok: true, basket: basketOf(2, ['a', 1], ['b', 5]) })

    expect(page.reports).toMatchObject([{ ok: false, status }, { ok: true }])
    expect(page.shown()).toEqual([
      ['a', 1],
      ['b', 5],
    ])
  })

  it('shows what another window has made of it', async () => {
    const page = aPage(['a', 1])

    void page.changer.change(wants('a', 2))
    await page.answer({ ok: false, status: 'conflict', basket: basketOf(9, ['a', 7]) })

    expect(page.shown()).toEqual([['a', 7]])
    expect(page.changer.get().facts?.revision).toBe(9)
  })

  it('keeps what was removed at hand, with the place it stood at', async () => {
    const page = aPage(['a', 1], ['b', 2])

    void page.changer.change({ kind: 'remove', itemKey: 'b' })
    expect(page.shown()).toEqual([['a', 1]])
    await page.answer({ ok: true, basket: basketOf(2, ['a', 1]) })

    expect(page.changer.get().removed).toMatchObject({
      kind: 'remove',
      index: 1,
      rows: [{ key: 'b' }],
    })
  })

  it('shows the row again that could not be removed', async () => {
    const page = aPage(['a', 1])

    void page.changer.change({ kind: 'remove', itemKey: 'a' })
    await page.answer({ ok: false, status: 'remove-failed' })

    expect(page.shown()).toEqual([['a', 1]])
    expect(page.changer.get().removed).toBeNull()
  })

  it('believes a page that was loaded again, but not an older one that came late', () => {
    const page = aPage(['a', 1])
    const facts = (revision: number, quantity: number) =>
      toBasketFacts(basketOf(revision, ['a', quantity]), DEFAULT_SHOP, [])

    page.changer.hear(facts(5, 3))
    page.changer.hear(facts(4, 2))

    expect(page.shown()).toEqual([['a', 3]])
  })
})

describe('[4.7] undoing a removal', () => {
  const REMOVE_A: ItemWish = { kind: 'remove', itemKey: 'a' }

  it('puts it back once, however often it is pressed', async () => {
    const page = aPage(['a', 2], ['b', 1])
    void page.changer.change(REMOVE_A)
    await page.answer({ ok: true, basket: basketOf(2, ['b', 1]) })

    const presses = [page.undo(), page.undo()]
    await page.answer({ ok: true, basket: basketOf(3, ['b', 1], ['c', 2]) })

    expect(await Promise.all(presses)).toEqual([true, false])
    expect(page.sent).toEqual([[['a', 2]]])
    expect(page.changer.get().removed).toBeNull()
  })

  it('waits for the removal it undoes', async () => {
    const page = aPage(['a', 2])
    void page.changer.change(REMOVE_A)

    const press = page.undo()
    expect(page.sent).toEqual([])
    await page.answer({ ok: true, basket: basketOf(2) })
    await page.answer({ ok: true, basket: basketOf(3, ['c', 2]) })

    expect(await press).toBe(true)
    expect(page.sent).toEqual([[['a', 2]]])
    expect(page.shown()).toEqual([['c', 2]])
  })

  it('asks for nothing where the removal was refused', async () => {
    const page = aPage(['a', 2])
    void page.changer.change(REMOVE_A)

    const press = page.undo()
    await page.answer({ ok: false, status: 'remove-failed' })

    expect(await press).toBe(false)
    expect(page.sent).toEqual([])
    expect(page.shown()).toEqual([['a', 2]])
    expect(page.changer.get().removed).toBeNull()
  })

  it('drops a removal nobody was told of, and wants again what was wanted before it', async () => {
    const page = aPage(['a', 1], ['b', 1])
    void page.changer.change(wants('b', 2))
    void page.changer.change(wants('a', 3))
    void page.changer.change(REMOVE_A)

    expect(await page.undo()).toBe(true)
    expect(page.shown()).toEqual([
      ['a', 3],
      ['b', 2],
    ])
    await page.answer({ ok: true, basket: basketOf(2, ['a', 1], ['b', 2]) })
    await page.answer({ ok: true, basket: basketOf(3, ['a', 3], ['b', 2]) })

    expect(page.told.map(({ wish }) => wish)).toEqual([wants('b', 2), wants('a', 3)])
    expect(page.sent).toEqual([])
  })

  it('can be tried again where the shop has refused', async () => {
    const page = aPage(['a', 2])
    void page.changer.change(REMOVE_A)
    await page.answer({ ok: true, basket: basketOf(2) })

    const press = page.undo()
    await page.answer({ ok: false, status: 0 })

    expect(await press).toBe(false)
    expect(page.changer.get().removed).toMatchObject({ rows: [{ key: 'a' }] })
  })

  it('cannot be tried again where it has happened and only the answer was lost', async () => {
    const page = aPage(['a', 2])
    void page.changer.change(REMOVE_A)
    await page.answer({ ok: true, basket: basketOf(2) })
    page.shop.basket = basketOf(3, ['c', 2])

    void page.undo()
    await page.answer({ ok: false, status: 0 })

    expect(page.changer.get().removed).toBeNull()
    expect(page.shown()).toEqual([['c', 2]])
  })

  it('stays possible for one row when another could not be removed, or a voucher is taken', async () => {
    const page = aPage(['a', 1], ['b', 1])
    void page.changer.change(REMOVE_A)
    void page.changer.change({ kind: 'remove', itemKey: 'b' })
    await page.answer({ ok: false, status: 'remove-failed' })
    await page.answer({ ok: true, basket: basketOf(2, ['a', 1]) })

    await page.changer.settle({ ok: true, basket: basketOf(3, ['a', 1]) })

    expect(page.changer.get().removed).toMatchObject({ itemKey: 'b' })
  })

  it('of a form that was sent happens once too', async () => {
    const page = aPage()
    let count = 0
    const send = () => {
      count += 1
      return page.send()
    }

    const presses = [page.changer.undo.sent(send), page.changer.undo.sent(send)]
    await page.answer({ ok: true, basket: basketOf(2, ['a', 1]) })

    expect(await Promise.all(presses)).toEqual([true, false])
    expect(count).toBe(1)
  })
})

describe('what is done beside the rows', () => {
  it('waits its turn and sees what was made of the basket before', async () => {
    const page = aPage(['a', 1])
    const seen: (number | undefined)[] = []
    const take = () =>
      page.changer.act((facts) => {
        seen.push(facts?.revision)
        return seen.length > 1 ? null : page.send()
      })
    void page.changer.change(wants('a', 2))

    const presses = [take(), take()]
    await page.answer({ ok: true, basket: basketOf(2, ['a', 2]) })
    await page.answer({ ok: true, basket: basketOf(3, ['a', 2], ['gift', 1]) })

    expect(await Promise.all(presses)).toEqual([true, false])
    expect(seen).toEqual([2, 3])
  })

  it('decides about an item as it is by then', async () => {
    const page = aPage(['a', 1])
    const seen: [number, number][] = []
    void page.changer.change(wants('a', 4))

    void page.changer.decide('a', ({ row, revision }) => {
      seen.push([row.quantity, revision])
      return page.send()
    })
    await page.answer({ ok: true, basket: basketOf(2, ['a', 4]) })

    expect(seen).toEqual([[4, 2]])
  })
})

describe('answers of the shop', () => {
  it('say nothing once a newer one is known', async () => {
    const page = aPage(['a', 1])

    await page.changer.settle({ ok: true, basket: basketOf(9, ['a', 7]) })
    void page.changer.change(wants('a', 2))
    await page.answer({ ok: true, basket: basketOf(2, ['a', 2]) })
    await page.changer.settle({ ok: false, status: 412, basket: basketOf(3, ['a', 3]) })

    expect(page.shown()).toEqual([['a', 7]])
    expect(page.shop.shared).toEqual([9])
  })

  it('that never come hold nothing up, and the basket is asked for', async () => {
    const page = aPage(['a', 1], ['b', 1])
    page.shop.basket = basketOf(2, ['a', 2], ['b', 1])

    void page.changer.change(wants('a', 2))
    void page.changer.change(wants('b', 3))
    await page.answer(Promise.reject(new Error('The connection is gone.')))
    await page.answer({ ok: true, basket: basketOf(3, ['a', 2], ['b', 3]) })

    expect(page.reports).toMatchObject([{ ok: false, status: 0 }, { ok: true }])
    expect(page.told.at(-1)).toEqual({ wish: wants('b', 3), revision: 2 })
    expect(page.shown()).toEqual([
      ['a', 2],
      ['b', 3],
    ])
  })

  it('about a removal are not needed where the item is gone', async () => {
    const page = aPage(['a', 1], ['b', 1])
    page.shop.basket = basketOf(2, ['b', 1])

    void page.changer.change({ kind: 'remove', itemKey: 'a' })
    await page.answer({ ok: false, status: 'remove-failed' })

    expect(page.reports).toMatchObject([{ ok: true }])
    expect(page.changer.get().removed).toMatchObject({ itemKey: 'a' })
  })
})
