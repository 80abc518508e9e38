import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPrefetchQueue, isPrefetchWelcome } from './prefetch.ts'

/** A line whose transfers end when the test says so. */
function aLine() {
  const open = new Map<string, { end(): void; fail(): void }>()
  const started: string[] = []
  const load = (path: string) =>
    new Promise<void>((resolve, reject) => {
      started.push(path)
      const close = (end: () => void) => () => {
        open.delete(path)
        end()
      }
      open.set(path, { end: close(resolve), fail: close(() => reject(new Error('gone'))) })
    })
  return { open, started, load }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

describe('[2.37] [9.9] prefetching', () => {
  it('runs four at a time and takes the latest wish next', async () => {
    const line = aLine()
    const queue = createPrefetchQueue({ load: line.load, isAllowed: () => true })
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.request(path)
    expect(line.started).toEqual(['/a', '/b', '/c', '/d'])

    line.open.get('/b')?.end()
    await settle()

    expect(line.started).toEqual(['/a', '/b', '/c', '/d', '/f'])
  })

  it('brings each page once, also one that failed', async () => {
    const line = aLine()
    const queue = createPrefetchQueue({ load: line.load, isAllowed: () => true })
    queue.request('/a')
    line.open.get('/a')?.fail()
    await settle()

    queue.request('/a')
    queue.request('/b')

    expect(line.started).toEqual(['/a', '/b'])
  })

  it('stops with the line: nothing new starts once it is not welcome', async () => {
    const line = aLine()
    let isAllowed = true
    const queue = createPrefetchQueue({ load: line.load, isAllowed: () => isAllowed })
    for (const path of ['/a', '/b', '/c', '/d', '/e']) queue.request(path)

    isAllowed = false
    queue.request('/f')
    line.open.get('/a')?.end()
    await settle()

    expect(line.started).toEqual(['/a', '/b', '/c', '/d'])
  })

  it('never has more than four open and finishes everything asked for', async () => {
    const path = fc.integer({ min: 0, max: 20 }).map((id) => `/${id}`)
    const step = fc.oneof(path, fc.constant('end'), fc.constant('fail'))
    await fc.assert(
      fc.asyncProperty(fc.array(step), async (steps) => {
        const line = aLine()
        const queue = createPrefetchQueue({ load: line.load, isAllowed: () => true })
        for (const next of [...steps, ...Array<string>(25).fill('end')]) {
          const [oldest] = line.open.values()
          if (next === 'end') oldest?.end()
          else if (next === 'fail') oldest?.fail()
          else queue.request(next)
          await settle()
          expect(line.open.size).toBeLessThanOrEqual(4)
        }
        const asked = new Set(steps.filter((next) => next.startsWith('/')))
        expect(line.started.toSorted()).toEqual([...asked].toSorted())
      }),
    )
  })

  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('on a line of %j is welcome: %s', (connection, isWelcome) => {
    expect(isPrefetchWelcome(connection)).toBe(isWelcome)
  })
})
