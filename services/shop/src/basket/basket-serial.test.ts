import { mergeBaskets } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import { aDress, visiting, type Shopper } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { startTestBackend, type TestAnswer, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import {
  applyChange,
  toItemGroup,
  toModelLines,
  type BasketChange,
  type ModelLine,
} from './basket-model.fixture.ts'

const STOCK = new Map([701, 702, 703, 704, 801, 802, 803, 804].map((id) => [id, stockOf(id)]))
const TABS = 6
const CHANGES_PER_TAB = 15

/** Of a device: what it had put in before it logged in goes into the basket of the customer. */
interface Merge {
  kind: 'merge'
  items: readonly { variantId: number; quantity: number; group: ModelLine['group'] }[]
}

type Change = BasketChange | Merge

/** A device of the customer, with a basket from before the login. */
interface Device {
  shopper: Shopper
  merge: Merge
  send(): Promise<TestAnswer>
}

/** A change somebody made and the basket they were shown afterwards; `null` after clearing. */
interface Told {
  change: Change
  status: number
  basket: Basket | null
}

describe.each(STORAGE_ENGINES)('[4.5] many changes at once on %s', (engine) => {
  it.each([1, 2, 3])('end as if they had come one after the other (%i)', async (seed) => {
    const backend = await startTestBackend({
      engine,
      catalog: {
        categories: [aCategory()],
        products: [aDress(), aDress({ id: 8 })],
        customers: [aCustomerWithPassword()],
      },
    })
    const devices: Device[] = []
    for (let tab = 0; tab < TABS; tab++) devices.push(await aDevice(backend, tab))

    const told = await Promise.all(
      devices.map((device, tab) => useTab(device, random(seed * 100 + tab))),
    )

    expect(backend.logged).toEqual([])
    const merges = told.flat().filter(({ change }) => change.kind === 'merge')
    expect(merges.map(({ status, basket }) => [status, basket === null])).toEqual(
      devices.map(() => [200, false]),
    )
    const [first] = devices
    if (first) expectSerial(told.flat(), await first.shopper.basket())
  })
})

async function aDevice(backend: TestBackend, tab: number): Promise<Device> {
  const visitor = visiting(backend)
  const { nextSessionKey } = await logIn(backend, visitor)
  const shopper = visiting(backend, nextSessionKey)
  const items: Merge['items'] = [
    { variantId: 701 + (tab % 2), quantity: 1 + (tab % 3), group: null },
    { variantId: 804, quantity: 1, group: 'extra' },
  ]
  for (const { group, ...item } of items) await visitor.add({ ...item, ...toItemGroup(group) })
  const [former, own] = await Promise.all([visitor.basket(), shopper.basket()])
  const keys = { fromBasketKey: former.key, toBasketKey: own.key }
  return {
    shopper,
    merge: { kind: 'merge', items },
    send: () => backend.postAs(nextSessionKey, mergeBaskets, keys),
  }
}

/** One tab: it changes what it was last shown, which others may have changed since. */
async function useTab(device: Device, next: (limit: number) => number): Promise<Told[]> {
  const { shopper, merge } = device
  const told: Told[] = []
  let keys: string[] = []
  const mergesAt = next(CHANGES_PER_TAB)
  for (let turn = 0; turn < CHANGES_PER_TAB; turn++) {
    const change = turn === mergesAt ? merge : pickChange(keys, next)
    const { status, body } = await (change.kind === 'merge' ? device.send() : send(shopper, change))
    const { basket = null } = (body ?? {}) as { basket?: Basket }
    told.push({ change, status, basket })
    if (basket !== null) keys = basket.items.map(({ key }) => key)
  }
  return told
}

function pickChange(keys: readonly string[], next: (limit: number) => number): BasketChange {
  const kind = next(20)
  const key = keys[next(Math.max(keys.length, 1))]
  const variantId = 701 + next(4) + (next(3) === 0 ? 100 : 0)
  if (kind === 0) return { kind: 'clear' }
  if (key === undefined || kind < 10) {
    const handlings = [
      'AddQuantityToExisting',
      'ReplaceExisting',
      'KeepExisting',
      'ReplaceExistingWithCombinedQuantity',
    ] as const
    const handling = handlings[Math.min(next(6), 3)] ?? 'KeepExisting'
    const group = variantId > 800 ? 'extra' : null
    return { kind: 'add', variantId, quantity: next(4), handling, group }
  }
  if (kind < 13) return { kind: 'remove', key }
  return { kind: 'update', key, quantity: next(12), variantId: kind < 16 ? variantId : null }
}

function send({ add, update, remove, clear }: Shopper, change: BasketChange) {
  if (change.kind === 'clear') return clear()
  if (change.kind === 'remove') return remove(change.key)
  if (change.kind === 'update') {
    const { key, quantity, variantId } = change
    return update(key, { quantity, ...(variantId !== null && { variantId }) })
  }
  const { variantId, quantity, handling, group } = change
  return add({ variantId, quantity, existingItemHandling: handling, ...toItemGroup(group) })
}

/**
 * The revision says in which order the changes came. Each must have made of the basket before it what
 * its shopper was shown; a revision nobody was shown is that of a clearing.
 */
function expectSerial(told: readonly Told[], last: Basket): void {
  const shownAt = Map.groupBy(
    told.filter(({ basket }) => basket !== null),
    ({ basket }) => basket?.revision ?? 0,
  )
  let lines: readonly ModelLine[] = []
  let cleared = 0
  for (let revision = 0; revision <= last.revision; revision++) {
    const shown = shownAt.get(revision) ?? []
    const before = lines
    const changed = shown.filter(({ status, change, basket }) => {
      if (status >= 400 || basket === null) return false
      const after = apply(before, change)
      return after !== null && isChanged(after, before) && isSame(after, toModelLines(basket))
    })
    const [first] = changed
    if (first?.basket) lines = toModelLines(first.basket)
    else if (revision > 0) {
      cleared += 1
      lines = []
    }
    const seen = lines
    // Whoever changed nothing, by a wish without effect or one that was refused, saw just this.
    for (const { basket, status, change } of shown) {
      expect(basket && toModelLines(basket)).toEqual(seen)
      if (status >= 400) expect(apply(seen, change)).toBeNull()
    }
    const effective = shown.filter(({ status, change }) => {
      const again = status < 400 ? apply(seen, change) : null
      return again !== null && isChanged(again, seen)
    })
    // One change per revision: nobody's went under in somebody else's.
    expect(effective.length).toBeLessThanOrEqual(1)
    const identities = seen.map(({ variantId, group }) => `${variantId} ${group}`)
    expect(new Set(identities).size).toBe(identities.length)
  }
  expect(toModelLines(last)).toEqual(lines)
  expect(cleared).toBeLessThanOrEqual(told.filter(({ change }) => change.kind === 'clear').length)
}

function apply(lines: readonly ModelLine[], change: Change): readonly ModelLine[] | null {
  if (change.kind !== 'merge') return applyChange(lines, change, STOCK)
  return change.items.reduce<readonly ModelLine[]>((merged, item) => {
    const add = { kind: 'add', handling: 'AddQuantityToExisting', ...item } as const
    return applyChange(merged, add, STOCK) ?? merged
  }, lines)
}

function isChanged(after: readonly ModelLine[], before: readonly ModelLine[]): boolean {
  return after.some(({ key }) => key === null) || !isSame(after, before)
}

/** A new key is as good as any other. */
function isSame(expected: readonly ModelLine[], found: readonly ModelLine[]): boolean {
  return (
    expected.length === found.length &&
    expected.every((line, index) => {
      const other = found[index]
      const hasKey = line.key === null || line.key === other?.key
      return (
        hasKey &&
        line.variantId === other?.variantId &&
        line.quantity === other.quantity &&
        line.group === other.group
      )
    })
  )
}

function stockOf(variantId: number): number {
  return [9, 9, 0, Infinity][(variantId % 100) - 1] ?? 0
}

/** The same numbers in every run. */
function random(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
