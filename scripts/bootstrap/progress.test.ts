import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProgress } from './progress.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const WORDS = { doing: 'building', done: 'built' }

function watch(isTTY: boolean) {
  const written: string[] = []
  const progress = createProgress({ isTTY, write: (text: string) => written.push(text) })
  return { written, progress }
}

function workOf(ms: number) {
  return () => new Promise<void>((resolve) => void setTimeout(resolve, ms))
}

describe('telling how far we are', () => {
  it('gives short work one line', async () => {
    const { written, progress } = watch(false)

    const step = progress.step(WORDS, workOf(1_500))
    await vi.advanceTimersByTimeAsync(1_500)
    await step

    expect(written).toEqual(['✓ built (1.5 s)\n'])
  })

  it('reminds a log of long work now and again', async () => {
    const { written, progress } = watch(false)

    const step = progress.step(WORDS, workOf(61_000))
    await vi.advanceTimersByTimeAsync(61_000)
    await step

    expect(written).toEqual([
      '… building\n',
      '… building (30 s)\n',
      '… building (60 s)\n',
      '✓ built (61.0 s)\n',
    ])
  })

  it('names all work under way on a terminal', async () => {
    const { written, progress } = watch(true)

    const steps = [
      progress.step({ doing: 'lint', done: 'lint' }, workOf(3_000)),
      progress.step({ doing: 'types', done: 'types' }, workOf(5_000)),
    ]
    await vi.advanceTimersByTimeAsync(5_000)
    await Promise.all(steps)

    expect(written.some((text) => text.includes('lint, types 2 s'))).toBe(true)
    expect(written.at(-1)).toContain('✓ types (5.0 s)')
  })

  it('marks what failed and hands the failure on', async () => {
    const { written, progress } = watch(false)

    const step = progress.step(WORDS, () => Promise.reject(new Error('no disk')))

    await expect(step).rejects.toThrow('no disk')
    expect(written).toEqual(['✗ building failed (0.0 s)\n'])
  })
})
