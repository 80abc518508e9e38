/** A deliberate fault: one text of product code swapped for another. A suite that stays green missed it. */
export interface Mutant {
  /** Area and fault, `money: half a cent is rounded down`; unique in the list. */
  name: string
  /** Path from the project's root. */
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /**
   * Journeys that can notice it, by file name without its ending (`menu-drawer`). They run on a fresh
   * build, after the unit tests that reach the file through imports have missed the fault.
   */
  journeys?: readonly string[]
}
