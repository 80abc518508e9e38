import { toFault, type Fault, type RowPlace } from './fault.ts'

/** A key that only one row of a file may have: `space` says among what, `field` where it stands. */
export interface Claim {
  space: string
  key: string | number
  field: string
}

/** Remembers which row of a file took which key first. */
export interface KeyLedger {
  /** Numbers are also found by their text. */
  has(space: string, key: string): boolean
  /**
   * Takes the keys for the row, and tells which of them another row has taken before. The first one
   * says which entity it is: a row about an entity that was there before takes nothing else.
   */
  claim(place: RowPlace, claims: readonly Claim[]): Fault[]
}

export function createKeyLedger(): KeyLedger {
  const spaces = new Map<string, Map<string | number, number>>()

  function claimOne(place: RowPlace, { space, key, field }: Claim): Fault[] {
    let taken = spaces.get(space)
    if (taken === undefined) spaces.set(space, (taken = new Map<string | number, number>()))
    const holder = taken.get(key)
    if (holder === undefined) {
      taken.set(key, place.line)
      return []
    }
    const where = holder === place.line ? 'twice in this row' : `also on line ${holder}`
    const reason = `${key} is ${where}; every ${space} may appear only once`
    return [toFault(place, { field, reason })]
  }

  return {
    has(space, key) {
      const taken = spaces.get(space)
      return taken !== undefined && (taken.has(key) || taken.has(Number(key)))
    },
    claim(place, [entity, ...others]) {
      const repeated = entity === undefined ? [] : claimOne(place, entity)
      if (repeated.length > 0) return repeated
      return others.flatMap((claim) => claimOne(place, claim))
    },
  }
}
