import type { Scratch } from './scratch.ts'
import type { ValueColumn } from './segment-view.ts'

/** What is demanded of the values of a document in one field. */
export interface ValueRoles {
  column: ValueColumn
  /** By ordinal: 0 for values that do not matter, 1 for wanted ones, 2 for unwanted ones. */
  roles: Uint8Array
  /** By set of values: 1 if it will do, 2 if not, 0 as long as no document had it. */
  verdicts: Uint8Array
  /** How many wanted values a document must have. */
  needed: number
  /** The same as bits. */
  wantedBits: number
  unwantedBits: number
}

interface Demand {
  /** -1 for a value no document has. */
  wanted: readonly number[]
  unwanted: readonly number[]
  match: 'any' | 'all'
}

const WANTED = 1
const UNWANTED = 2
const PASSES = 1
const FAILS = 2

export function createRoles(column: ValueColumn, demand: Demand, scratch: Scratch): ValueRoles {
  const roles = scratch.takeMarks(column.table.length)
  const verdicts = scratch.takeMarks(column.offsets.length)
  const wanted = new Set(demand.wanted)
  let wantedBits = 0
  let unwantedBits = 0
  for (const ordinal of wanted) {
    if (ordinal < 0) continue
    roles[ordinal] = WANTED
    wantedBits |= 1 << ordinal
  }
  for (const ordinal of demand.unwanted) {
    if (ordinal < 0) continue
    roles[ordinal] = UNWANTED
    unwantedBits |= 1 << ordinal
  }
  const needed = neededOf(demand.match, wanted)
  return { column, roles, verdicts, needed, wantedBits, unwantedBits }
}

/** A value no document has cannot be had. */
function neededOf(match: 'any' | 'all', wanted: ReadonlySet<number>): number {
  if (wanted.size === 0) return 0
  if (match === 'any') return 1
  return wanted.has(-1) ? Infinity : wanted.size
}

export function meetsDemand(demand: ValueRoles, document: number): boolean {
  const { column, verdicts, needed } = demand
  if (column.masks === null) {
    const set = column.sets[document]!
    if (verdicts[set] === 0) verdicts[set] = judgeSet(demand, set) ? PASSES : FAILS
    return verdicts[set] === PASSES
  }
  const mask = column.masks[document]!
  if ((mask & demand.unwantedBits) !== 0) return false
  const found = mask & demand.wantedBits
  if (needed <= 1) return needed === 0 || found !== 0
  return needed !== Infinity && found === demand.wantedBits
}

/**
 * Notes which documents of a list do not meet a demand: how many each fails, and the sum of their
 * numbers. Without a jump in the loop, as nobody can foresee which of them would be taken.
 */
export function markFailing(
  demand: ValueRoles,
  documents: Uint32Array,
  number: number,
  { fails, failed }: Pick<Scratch, 'fails' | 'failed'>,
) {
  const { column, verdicts, needed, wantedBits, unwantedBits } = demand
  const { masks, sets } = column
  if (masks === null) {
    for (let k = 0; k < documents.length; k += 1) {
      const set = sets[documents[k]!]!
      if (verdicts[set] === 0) verdicts[set] = judgeSet(demand, set) ? PASSES : FAILS
      const fail = verdicts[set]! - PASSES
      fails[k]! += fail
      failed[k]! += fail * number
    }
    return
  }
  // At least one of the wanted bits, or all of them; without wanted ones any will do.
  const isAny = needed <= 1
  const spare = needed === 0 ? 1 : 0
  for (let k = 0; k < documents.length; k += 1) {
    const mask = masks[documents[k]!]!
    const found = mask & wantedBits
    const isFound = isAny ? (found | spare) !== 0 : found === wantedBits
    const fail = isFound && (mask & unwantedBits) === 0 && needed !== Infinity ? 0 : 1
    fails[k]! += fail
    failed[k]! += fail * number
  }
}

function judgeSet({ column, roles, needed }: ValueRoles, set: number): boolean {
  let found = 0
  for (let k = column.offsets[set]!; k < column.offsets[set + 1]!; k += 1) {
    const role = roles[column.lists[k]!]!
    if (role === UNWANTED) return false
    found += role
  }
  return found >= needed
}
