import { describe, expect, it } from 'vitest'
import { inOwnTask, onceIdle, type IdleView } from './once-idle.ts'

/** A window whose frames and timers come when the test says so. */
function aView({ draws = true, idles = false } = {}) {
  const waiting = new Map<number, { task: () => void; atMs: number }>()
  let last = 0
  const add = (task: () => void, atMs: number) => {
    last += 1
    waiting.set(last, { task, atMs })
    return last
  }
  const view: IdleView = {
    requestAnimationFrame: (task) => add(() => task(0), draws ? 16 : Infinity),
    cancelAnimationFrame: (handle) => void waiting.delete(handle),
    setTimeout: ((task: () => void, ms = 0) => add(task, ms)) as IdleView['setTimeout'],
    clearTimeout: (handle) => void waiting.delete(Number(handle)),
    ...(idles && {
      requestIdleCallback: (task, options) =>
        add(() => task({ didTimeout: true, timeRemaining: () => 0 }), options?.timeout ?? 0),
      cancelIdleCallback: (handle) => void waiting.delete(handle),
    }),
  }
  return {
    view,
    waiting,
    /** Everything that is due by then, and the tasks it posts. */
    async passes(ms: number) {
      const due = [...waiting.values()].filter(({ atMs }) => atMs <= ms)
      for (const { task } of due) task()
      await posted()
    },
  }
}

/** Settles after all tasks posted before it. */
function posted(): Promise<void> {
  return new Promise((resolve) => void inOwnTask(resolve))
}

describe('[2.45] work for an idle browser that cannot say when it is idle', () => {
  it('starts after the next frame', async () => {
    const { view, passes } = aView()
    const done: string[] = []
    onceIdle(view, () => done.push('late part'))
    expect(done).toEqual([])

    await passes(16)

    expect(done).toEqual(['late part'])
  })

  it('lets the frame be drawn before it', async () => {
    const { view, passes } = aView()
    const done: string[] = []
    onceIdle(view, () => done.push('late part'))

    const frame = passes(16)
    done.push('drawn')
    await frame

    expect(done).toEqual(['drawn', 'late part'])
  })

  it('runs each task for itself', async () => {
    const { view, passes } = aView()
    const done: string[] = []
    for (const name of ['first', 'second']) {
      onceIdle(view, () => {
        done.push(name)
        queueMicrotask(() => done.push(`what ${name} led to`))
      })
    }

    await passes(16)

    expect(done).toEqual(['first', 'what first led to', 'second', 'what second led to'])
  })

  it('runs once, after two seconds, in a tab that draws nothing', async () => {
    const { view, passes, waiting } = aView({ draws: false })
    let runs = 0
    onceIdle(view, () => void (runs += 1))
    await passes(1_999)
    expect(runs).toBe(0)

    await passes(2_000)

    expect(runs).toBe(1)
    expect(waiting.size).toBe(0)
  })

  it('can be taken back before the frame and after it', async () => {
    const { view, passes, waiting } = aView()
    let runs = 0
    const task = () => void (runs += 1)
    const cancelEarly = onceIdle(view, task)
    cancelEarly()
    expect(waiting.size).toBe(0)

    const cancelLate = onceIdle(view, task)
    const frame = passes(16)
    cancelLate()
    await frame

    expect(runs).toBe(0)
  })
})

describe('[2.45] work for an idle browser that can say so', () => {
  it('is handed to it, with two seconds at most', async () => {
    const { view, passes, waiting } = aView({ idles: true })
    let runs = 0
    onceIdle(view, () => void (runs += 1))
    onceIdle(view, () => void (runs += 1))()
    expect(waiting.size).toBe(1)
    await passes(1_999)
    expect(runs).toBe(0)

    await passes(2_000)

    expect(runs).toBe(1)
  })
})
