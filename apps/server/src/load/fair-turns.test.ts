import { expect, it } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

it('starts one request per turn of the event loop, and clients take turns', () => {
  const loop: (() => void)[] = []
  const startInTurn = createFairTurns((run) => loop.push(run))
  const started: string[] = []
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) {
    startInTurn(name.charAt(0), () => started.push(name))
  }

  const seen: number[] = []
  while (loop.length > 0) {
    expect(loop).toHaveLength(1)
    loop.shift()?.()
    seen.push(started.length)
  }

  expect(seen).toEqual([1, 2, 3, 4, 5, 6])
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('lets a client that has just come start after one request of each that waits', () => {
  const loop: (() => void)[] = []
  const startInTurn = createFairTurns((run) => loop.push(run))
  const started: string[] = []
  for (let count = 1; count <= 64; count++) startInTurn('many', () => started.push(`many ${count}`))
  loop.shift()?.()
  startInTurn('one', () => started.push('one'))

  while (loop.length > 0) loop.shift()?.()

  expect(started.indexOf('one')).toBe(2)
  expect(started).toHaveLength(65)
})
