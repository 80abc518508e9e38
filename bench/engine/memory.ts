import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Side } from './side.ts'

const ENGINES = 500
const KILOBYTE = 1_024

/** What engines take while they live, and what is left of them when nobody needs them any more. */
export async function weighInMemory(side: Side): Promise<[what: string, how: string][]> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  await side.open()
  const before = heap()
  const alive = await openMany(side, () => heap() - before)
  const left = heap() - before
  return [
    ['memory of an engine with a page of 24 products and 10 facets', inKilobytes(alive / ENGINES)],
    ['left of it when it is dropped', inKilobytes(Math.max(0, left) / ENGINES)],
  ]
}

/** A function of its own: what it holds ends with it. */
async function openMany(side: Side, measure: () => number): Promise<number> {
  const held: unknown[] = []
  while (held.length < ENGINES) held.push(await side.open())
  return measure()
}

function inKilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} KB`
}
