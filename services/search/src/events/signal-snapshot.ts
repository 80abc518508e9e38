import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from '@saum/schema/schema'
import type { Backing } from './backing.ts'
import { PRIVATE, syncFolder, type Position } from './segment-files.ts'
import type { SignalState } from './signal-state.ts'
import type { Together } from './together.ts'

/** 2: with the networks behind everything. What was learned without them is not believed. */
const VERSION = 2

type TogetherRow = [
  id: number,
  ids: number[],
  amounts: number[],
  ats: number[],
  backings: Backing[],
]
type ProductRow = [
  id: number,
  clicks: number,
  views: number,
  carts: number,
  purchases: number,
  at: number,
  backing: Backing,
]
type QueryRow = [
  query: string,
  searches: number,
  clicks: number,
  lastTotal: number,
  at: number,
  backing: Backing,
]
type VisitorRow = [id: string, at: number, visitLength: number, network: number, views: number[]]

/** A hundred thousand rows are checked by hand: one check per row, not one per number. */
function rowsOf<Row>(isRow: (row: readonly unknown[]) => boolean) {
  return v.custom<Row[]>(
    (rows) => Array.isArray(rows) && rows.every((row) => Array.isArray(row) && isRow(row)),
  )
}

function isNumber(value: unknown): boolean {
  return Number.isFinite(value)
}

function areNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every(isNumber)
}

const togetherRows = rowsOf<TogetherRow>(([id, ids, amounts, ats, backings]) => {
  const areBackings = Array.isArray(backings) && backings.every(areNumbers)
  return isNumber(id) && [ids, amounts, ats].every(areNumbers) && areBackings
})

/** So many numbers, then the networks behind them. */
function isCounted(row: readonly unknown[], numbers: number): boolean {
  const counted = row.slice(0, numbers)
  return row.length === numbers + 1 && counted.every(isNumber) && areNumbers(row[numbers])
}

const snapshot = v.object({
  version: v.literal(VERSION),
  position: v.object({ segment: v.number(), offset: v.number() }),
  products: rowsOf<ProductRow>((row) => isCounted(row, 6)),
  queries: rowsOf<QueryRow>(([query, ...rest]) => {
    return typeof query === 'string' && isCounted(rest, 4)
  }),
  visitors: rowsOf<VisitorRow>(([id, ...rest]) => {
    return typeof id === 'string' && isCounted(rest, 3)
  }),
  viewedTogether: togetherRows,
  boughtTogether: togetherRows,
  responses: v.array(v.tuple([v.string(), v.nullable(v.string())])),
  orderIds: v.array(v.string()),
  counts: v.array(v.tuple([v.string(), v.number()])),
})

export interface Snapshot {
  /** Everything before it is in the state. */
  position: Position
  state: SignalState
}

/** Written beside and moved into place, so that a crash leaves the old one or the new one. */
export async function saveSnapshot(path: string, { position, state }: Snapshot): Promise<void> {
  const text = toText(position, state)
  const file = await open(`${path}.new`, 'w', PRIVATE)
  try {
    await file.writeFile(text)
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  await syncFolder(dirname(path))
}

/** `null` where there is none, or none that this version can read: then everything is folded again. */
export async function loadSnapshot(path: string): Promise<Snapshot | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  const parsed = v.safeParse(snapshot, text === null ? null : parseJson(text))
  return parsed.success ? toSnapshot(parsed.output) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A damaged file is treated like a missing one.
    return null
  }
}

/** Decayed counts do not need seventeen digits. */
function short(amount: number): number {
  return Math.round(amount * 1_000) / 1_000
}

function toText(position: Position, state: SignalState): string {
  const content: v.InferInput<typeof snapshot> = {
    version: VERSION,
    position,
    products: Array.from(
      state.products,
      ([id, { clicks, views, carts, purchases, at, backing }]) => [
        id,
        short(clicks),
        short(views),
        short(carts),
        short(purchases),
        at,
        backing,
      ],
    ),
    queries: Array.from(state.queries, ([query, { searches, clicks, lastTotal, at, backing }]) => [
      query,
      short(searches),
      short(clicks),
      lastTotal,
      at,
      backing,
    ]),
    visitors: Array.from(state.visitors, ([id, { at, visitLength, network, views }]) => [
      id,
      at,
      visitLength,
      network,
      views,
    ]),
    viewedTogether: toRows(state.viewedTogether),
    boughtTogether: toRows(state.boughtTogether),
    responses: Array.from(state.responses),
    orderIds: Array.from(state.orderIds),
    counts: Array.from(state.counts),
  }
  return JSON.stringify(content)
}

function toRows(together: Together): v.InferInput<typeof togetherRows> {
  return Array.from(together, ([id, { ids, amounts, ats, backings }]) => [
    id,
    ids,
    amounts.map(short),
    ats,
    backings,
  ])
}

function toTogether(rows: v.InferOutput<typeof togetherRows>): Together {
  return new Map(
    rows.map(([id, ids, amounts, ats, backings]) => [id, { ids, amounts, ats, backings }]),
  )
}

function toSnapshot(content: v.InferOutput<typeof snapshot>): Snapshot {
  return {
    position: content.position,
    state: {
      changes: 0,
      products: new Map(
        content.products.map(([id, clicks, views, carts, purchases, at, backing]) => [
          id,
          { clicks, views, carts, purchases, at, backing },
        ]),
      ),
      queries: new Map(
        content.queries.map(([query, searches, clicks, lastTotal, at, backing]) => [
          query,
          { searches, clicks, lastTotal, at, backing },
        ]),
      ),
      visitors: new Map(
        content.visitors.map(([id, at, visitLength, network, views]) => [
          id,
          { at, visitLength, network, views },
        ]),
      ),
      viewedTogether: toTogether(content.viewedTogether),
      boughtTogether: toTogether(content.boughtTogether),
      responses: new Map(content.responses),
      orderIds: new Set(content.orderIds),
      counts: new Map(content.counts),
    },
  }
}
