import type { ExistingItemHandling } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import { aDress, aShopper, visiting, type Shopper } from '@saum/testing/basket-shopper'
import type { TestAnswer, TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyChange,
  toItemGroup,
  toModelLines,
  type BasketChange,
  type ModelLine,
} from './basket-model.fixture.ts'

interface Model {
  lines: readonly ModelLine[]
  revision: number
  stock: Map<number, number>
}

type Command = fc.AsyncCommand<Model, Shopper>

const FULL_STOCK = new Map([701, 702, 703, 704, 801, 802, 803, 804].map((id) => [id, 9]))

const variantId = fc.constantFrom(...FULL_STOCK.keys(), 4711)
const quantity = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(10, 11, 1e9))
const place = fc.nat({ max: 3 })

const handling = fc.constantFrom<ExistingItemHandling>(
  'AddQuantityToExisting',
  'AddQuantityToExisting',
  'KeepExisting',
  'ReplaceExisting',
  'ReplaceExistingWithCombinedQuantity',
)

const commands = [
  fc
    .record({ variantId, quantity, handling })
    .map((wish) => aChange(() => ({ kind: 'add', group: null, ...wish }))),
  fc
    .record({
      variantId: fc.constantFrom(801, 802, 803),
      quantity: fc.integer({ min: 1, max: 3 }),
      group: fc.constantFrom('main', 'required', 'extra'),
      handling,
    })
    .map((wish) => aChange(() => ({ kind: 'add', ...wish }))),
  fc
    .record({ place, quantity, variantId: fc.option(variantId, { freq: 2 }) })
    .map(({ place: at, ...update }) =>
      aChange((keys) => ({ kind: 'update', key: keyAt(keys, at), ...update })),
    ),
  place.map((at) => aChange((keys) => ({ kind: 'remove', key: keyAt(keys, at) }))),
  fc.oneof(
    { weight: 1, arbitrary: fc.constant(aChange(() => ({ kind: 'clear' }))) },
    {
      weight: 4,
      arbitrary: fc
        .record({ id: fc.constantFrom(...FULL_STOCK.keys()), left: fc.constantFrom(0, 1, 4, 9) })
        .map(({ id, left }) => aSale(id, left)),
    },
  ),
]

describe.each(STORAGE_ENGINES)('[3.8] a basket on %s', (engine) => {
  it('is always what a simple model of it says', async () => {
    const { backend } = await aShopper({ engine }, [aDress(), aDress({ id: 8 })])

    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: '+1' }), async (cmds) => {
        await fc.asyncModelRun(async () => {
          for (const [id, left] of FULL_STOCK) await setStock(backend, id, left)
          return {
            model: { lines: [], revision: 0, stock: new Map(FULL_STOCK) },
            real: visiting(backend),
          }
        }, cmds)
      }),
      { numRuns: 25 },
    )

    expect(backend.logged).toEqual([])
  }, 60_000)
})

/** One call; what becomes of it is checked in its answer and by asking again. */
function aChange(toChange: (keys: readonly string[]) => BasketChange): Command {
  return {
    check: () => true,
    async run(model, shopper) {
      const change = toChange(model.lines.flatMap(({ key }) => key ?? []))
      const expected = applyChange(model.lines, change, model.stock)

      const { status } = await send(shopper, change)

      expect(status === 200).toBe(expected !== null)
      const basket = await shopper.basket()
      const found = toModelLines(basket)
      const lines = expected ?? model.lines
      expect(found).toMatchObject(lines.map(({ key, ...line }) => (key ? { key, ...line } : line)))
      expect(found).toHaveLength(lines.length)
      const isChanged = JSON.stringify(lines) !== JSON.stringify(model.lines)
      model.revision += isChanged ? 1 : 0
      expect(basket.revision).toBe(model.revision)
      model.lines = found
      expectShown(basket, model.stock)
    },
    toString: () => JSON.stringify(toChange(['#0', '#1', '#2', '#3'])),
  }
}

/** Somebody else buys, or new pieces come in. */
function aSale(id: number, left: number): Command {
  return {
    check: () => true,
    async run(model, shopper) {
      await setStock(shopper.backend, id, left)
      model.stock.set(id, left)

      const basket = await shopper.basket()

      expect(toModelLines(basket)).toEqual(model.lines)
      expectShown(basket, model.stock)
    },
    toString: () => `stock of ${id}: ${left}`,
  }
}

/** Never more than there is, never priced what is not there. */
function expectShown({ items, cost }: Basket, stock: ReadonlyMap<number, number>): void {
  const rest = new Map(stock)
  for (const { variant, status, quantity: shown, wantedQuantity = shown } of items) {
    const left = rest.get(variant.id) ?? 0
    // A size in a set and by itself is there only once.
    rest.set(variant.id, Math.max(left - wantedQuantity, 0))
    expect(status).toBe(left > 0 ? 'available' : 'unavailable')
    if (left > 0) expect(shown).toBe(Math.min(wantedQuantity, left))
  }
  const bought = items.filter(
    ({ status, missingPart }) => status === 'available' && missingPart === undefined,
  )
  expect(cost.withTax).toBe(bought.reduce((sum, { price }) => sum + price.total.withTax, 0))
}

function send({ add, update, remove, clear }: Shopper, change: BasketChange): Promise<TestAnswer> {
  if (change.kind === 'clear') return clear()
  if (change.kind === 'remove') return remove(change.key)
  if (change.kind === 'update') {
    const { key, quantity: pieces, variantId: id } = change
    return update(key, { quantity: pieces, ...(id !== null && { variantId: id }) })
  }
  const { variantId: id, quantity: pieces, group } = change
  return add({
    variantId: id,
    quantity: pieces,
    existingItemHandling: change.handling,
    ...toItemGroup(group),
  })
}

async function setStock({ db }: TestBackend, id: number, left: number): Promise<void> {
  await db.transaction(
    (sql) => sql`
      update variant_shop set stock_quantity = ${left}, is_sellable_without_stock = 0
      where variant_id = ${id}`,
  )
}

function keyAt(keys: readonly string[], at: number): string {
  return keys[at] ?? 'nobodys'
}
