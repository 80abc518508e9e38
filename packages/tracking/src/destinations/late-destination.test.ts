import { describe, expect, it } from 'vitest'
import { aTestEnvironment, aTestStorage, settle } from '../test-environment.ts'
import { anEvent } from '../test-event.ts'
import { aGate, aGateFor } from '../test-gate.ts'
import type { Destination } from './destination.ts'
import { createLateDestination } from './late-destination.ts'

const KEY = 'saum-carried-tag-manager'

function aTab(visitor = aGateFor('tag-manager')) {
  const environment = aTestEnvironment()
  const tabStorage = aTestStorage()
  const taken: string[] = []
  const opened: Destination = {
    service: 'tag-manager',
    deliver: (events) => void taken.push(...events.map(({ id }) => id)),
  }
  let opens = 0
  /** A page of the tab whose destination opens when the test says so. */
  function aPage() {
    const opening = Promise.withResolvers<Destination>()
    let next = opening
    const destination = createLateDestination({
      service: 'tag-manager',
      gate: visitor.gate,
      open() {
        opens += 1
        return next.promise
      },
      tabStorage,
      log: environment.log,
    })
    return {
      deliver: (id: string, isLeaving = false) => destination.deliver([anEvent({ id })], isLeaving),
      leave: () => destination.deliver([], true),
      async ready() {
        next.resolve(opened)
        await settle()
      },
      async fail() {
        const failed = next
        next = Promise.withResolvers<Destination>()
        failed.reject(new Error('It was blocked.'))
        await settle()
      },
    }
  }
  return { aPage, environment, tabStorage, taken, opens: () => opens, choose: visitor.choose }
}

describe('a destination that has to be loaded', () => {
  it('gets what came before it, in order, and everything later at once', async () => {
    const { aPage, taken } = aTab()
    const page = aPage()
    page.deliver('a')
    page.deliver('b')
    expect(taken).toEqual([])

    await page.ready()
    page.deliver('c', true)

    expect(taken).toEqual(['a', 'b', 'c'])
  })

  it('[6.5] is not even opened before the visitor allows it', () => {
    const { aPage, opens, choose } = aTab(aGate())
    aPage()
    expect(opens()).toBe(0)

    choose('visit-statistics')
    expect(opens()).toBe(0)
    choose('tag-manager')

    expect(opens()).toBe(1)
  })

  it('is opened once', async () => {
    const { aPage, opens, choose } = aTab()
    const page = aPage()
    page.deliver('a')
    choose('tag-manager', 'visit-statistics')
    await page.ready()

    page.deliver('b')

    expect(opens()).toBe(1)
  })

  it('gets from the next page what the visitor was too fast for', async () => {
    const { aPage, tabStorage, taken } = aTab()
    const fast = aPage()
    fast.deliver('a')
    fast.deliver('b', true)
    const faster = aPage()
    faster.deliver('c', true)
    const slow = aPage()
    slow.deliver('d')

    await slow.ready()

    expect(taken).toEqual(['a', 'b', 'c', 'd'])
    expect(tabStorage.entries.size).toBe(0)
  })

  it('gets nothing twice when the visitor comes back to a page that was only hidden', async () => {
    const { aPage, taken } = aTab()
    const page = aPage()
    page.deliver('a', true)
    page.deliver('b')
    page.leave()
    page.deliver('c')

    await page.ready()
    await aPage().ready()

    expect(taken).toEqual(['a', 'b', 'c'])
  })

  it('is tried again with the next events when it does not come, and that is said once', async () => {
    const { aPage, environment, taken, opens } = aTab()
    const page = aPage()
    page.deliver('a')
    await page.fail()
    page.deliver('b')
    await page.fail()
    expect(taken).toEqual([])

    page.deliver('c')
    await page.ready()

    expect(taken).toEqual(['a', 'b', 'c'])
    expect(opens()).toBe(3)
    expect(environment.logs).toMatchObject([
      { level: 'warn', message: 'Events for tag-manager cannot be sent.' },
    ])
  })

  it('is waited for with the latest 50 events', async () => {
    const { aPage, taken } = aTab()
    const page = aPage()
    for (let count = 0; count < 60; count++) page.deliver(String(count))

    await page.ready()

    expect(taken).toHaveLength(50)
    expect(taken.at(-1)).toBe('59')
  })

  it('stores nothing where nothing waits', async () => {
    const { aPage, tabStorage } = aTab()
    const page = aPage()

    page.leave()
    await page.ready()
    page.deliver('a', true)

    expect(tabStorage.entries.size).toBe(0)
  })
})

describe('[6.5] a no', () => {
  it('ends what waits, what was carried, and what is just being opened', async () => {
    const { aPage, tabStorage, taken, choose } = aTab()
    const page = aPage()
    page.deliver('a', true)
    page.deliver('b')

    choose()
    expect(tabStorage.entries.size).toBe(0)
    await page.ready()
    choose('tag-manager')
    await aPage().ready()

    expect(taken).toEqual([])
  })

  it('on another page ends what was carried from this one', () => {
    const { aPage, tabStorage, choose } = aTab()
    aPage().deliver('a', true)
    const carried = tabStorage.entries.get(KEY) ?? ''
    choose()
    tabStorage.entries.set(KEY, carried)

    aPage()

    expect(tabStorage.entries.size).toBe(0)
  })
})

describe('storage of the tab', () => {
  it.each(['full', 'forbidden'] as const)(
    'that is %s costs only what the next page would have sent',
    async (mode) => {
      const { aPage, environment, tabStorage, taken } = aTab()
      tabStorage.mode = mode
      const page = aPage()
      page.deliver('a', true)

      await page.ready()

      expect(taken).toEqual(['a'])
      expect(environment.logs).toMatchObject([
        { message: 'Events for tag-manager could not be kept for the next page.' },
      ])
    },
  )

  it.each(['{', '"x"', 'null', '{}'])('with %j in it holds no events', async (text) => {
    const { aPage, tabStorage, taken } = aTab()
    tabStorage.entries.set(KEY, text)
    const page = aPage()
    page.deliver('a')

    await page.ready()

    expect(taken).toEqual(['a'])
  })
})
