import { randomInt } from 'node:crypto'

const HALF = 2 ** 26
/** All of the same length, and none that could be taken for a moment in time. */
const LEAST = 2 ** 22

/** An id that says nothing about how many there are, and that no other process has to be asked for. */
export function newId(): number {
  return randomInt(LEAST, HALF) * HALF + randomInt(HALF)
}
