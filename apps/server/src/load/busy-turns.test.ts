import { expect, it } from 'vitest'
import { createBusyTurns } from './busy-turns.ts'

it('lets one caller per turn of the event loop keep the processor busy, in their order', async () => {
  const loop: (() => void)[] = []
  const takeTurn = createBusyTurns((run) => loop.push(run))
  const busy: string[] = []
  for (const name of ['a', 'b', 'c']) void takeTurn().then(() => busy.push(name))
  const seen: string[][] = []
  while (loop.length > 0) {
    expect(loop).toHaveLength(1)
    loop.shift()?.()
    await Promise.resolve()
    seen.push([...busy])
  }

  expect(seen).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']])
  void takeTurn()
  expect(loop).toHaveLength(1)
})
