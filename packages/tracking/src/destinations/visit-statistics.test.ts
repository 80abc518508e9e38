import { describe, expect, it } from 'vitest'
import { aTestEnvironment, settle, type TestEnvironment } from '../test-environment.ts'
import { anEvent } from '../test-event.ts'
import { aGateFor } from '../test-gate.ts'
import type { TrackingEvent } from '../events/tracking-event.ts'
import { createVisitStatistics } from './visit-statistics.ts'

const URL = '/api/de/events'
const FIRST = anEvent()
const SECOND = anEvent({ id: '00000000-0000-4000-8000-000000000002', name: 'view_item' })
const TOO_LARGE =
  'Failed to send the event(s) because the payload size exceeded the maximum allowed size (32 KB).'
const FAILED =
  'An error has occurred when sending the "page_view" event. Check the console logs for more details.'

function statistics(environment: TestEnvironment = aTestEnvironment()) {
  const { gate, choose } = aGateFor('visit-statistics')
  const destination = createVisitStatistics({ url: URL, gate, environment })
  return { environment, choose, deliver: destination.deliver }
}

function idsOf(sent: readonly { body: unknown }[]): string[][] {
  return sent.map(({ body }) => (body as { events: TrackingEvent[] }).events.map(({ id }) => id))
}

describe('[4.62] our own statistics', () => {
  it('get all events of a moment in one message', async () => {
    const { environment, deliver } = statistics()
    await environment.pass(250)

    deliver([FIRST, SECOND], false)

    expect(environment.requests).toEqual([
      {
        url: URL,
        body: {
          visitId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
          events: [
            { id: FIRST.id, name: 'page_view', ageMs: 250, pageType: 'home', path: '/de/' },
            { id: SECOND.id, name: 'view_item', ageMs: 250, pageType: 'home', path: '/de/' },
          ],
        },
      },
    ])
    expect(environment.beacons).toEqual([])
  })

  it('get them by beacon while the page goes away', () => {
    const { environment, deliver } = statistics()

    deliver([FIRST], true)

    expect(idsOf(environment.beacons)).toEqual([[FIRST.id]])
    expect(environment.requests).toEqual([])
  })

  it('get nothing where nothing happened', () => {
    const { environment, deliver } = statistics()

    deliver([], true)
    deliver([], false)

    expect([environment.requests, environment.beacons]).toEqual([[], []])
    expect(environment.storage.entries.size).toBe(0)
  })

  it('get them by a request that outlives the page where the beacon is refused', () => {
    const { environment, deliver } = statistics(aTestEnvironment({ sendBeacon: () => false }))

    deliver([FIRST], true)

    expect(idsOf(environment.requests)).toEqual([[FIRST.id]])
  })

  it('[8.29] the same where there are no beacons, which is said', () => {
    const { environment, deliver } = statistics(aTestEnvironment({ sendBeacon: null }))

    deliver([FIRST], true)

    expect(idsOf(environment.requests)).toEqual([[FIRST.id]])
    expect(environment.logs).toMatchObject([
      { message: 'navigator.sendBeacon is not supported in this browser.' },
    ])
  })
})

describe('[8.26] events that cannot be sent', () => {
  it.each(['offline', 429, 500, 503, { afterMs: 60_000, status: 200 }] as const)(
    '[8.28] are tried again in their time after %j, and the failure is said once',
    async (answer) => {
      const { environment, deliver } = statistics()
      environment.answer(answer, answer)

      deliver([FIRST], false)
      await environment.pass(60_000)

      expect(idsOf(environment.requests)).toEqual([[FIRST.id], [FIRST.id], [FIRST.id]])
      expect(environment.logs).toMatchObject([{ level: 'error', message: FAILED }])
    },
  )

  it.each([400, 403, 413])('[8.33] are dropped after %i, which will not change', async (status) => {
    const { environment, deliver } = statistics()
    environment.answer(status)

    deliver([FIRST], false)
    await environment.pass(600_000)

    expect(environment.requests).toHaveLength(1)
    expect(environment.logs).toMatchObject([{ message: FAILED, detail: status }])
  })

  it('let later ones wait, so that a tired server is asked ever more rarely', async () => {
    const { environment, deliver } = statistics()
    environment.answerAll(503)

    deliver([FIRST], false)
    await settle()
    for (let second = 0; second < 600; second++) {
      deliver([], false)
      await environment.pass(1000)
    }

    // After 5, 10, 20, 40 and then every 60 seconds.
    expect(environment.requests.length).toBeLessThan(16)
    expect(environment.requests.length).toBeGreaterThan(10)
  })

  it('go with the next ones, in their order', async () => {
    const { environment, deliver } = statistics()
    environment.answer(500)

    deliver([FIRST], false)
    await settle()
    deliver([SECOND], false)
    await environment.pass(5000)

    expect(idsOf(environment.requests)).toEqual([[FIRST.id], [FIRST.id, SECOND.id]])
  })

  it('are tried by beacon when the page goes away, and again if it stays', async () => {
    const { environment, deliver } = statistics()
    environment.answer('offline')
    deliver([FIRST], false)
    await settle()

    deliver([], true)
    expect(idsOf(environment.beacons)).toEqual([[FIRST.id]])
    await environment.pass(5000)

    expect(idsOf(environment.requests)).toEqual([[FIRST.id], [FIRST.id]])
  })

  it('[6.5] are never sent after a no, and not even after the next yes', async () => {
    const { environment, deliver, choose } = statistics()
    environment.answer(500)
    deliver([FIRST], false)
    await settle()
    environment.storage.entries.clear()

    choose()
    await environment.pass(30_000)
    choose('visit-statistics')
    await environment.pass(600_000)

    expect(environment.requests).toHaveLength(1)
    expect(environment.storage.entries.size).toBe(0)
  })

  it('[6.5] end with a no that comes while they are on their way', async () => {
    const { environment, deliver, choose } = statistics()
    environment.answer({ afterMs: 3000, status: 500 })
    deliver([FIRST], false)

    choose()
    await environment.pass(600_000)

    expect(environment.requests).toHaveLength(1)
  })

  it('are kept up to 200, the latest', async () => {
    const { environment, deliver } = statistics()
    environment.answer(500)
    deliver([FIRST], false)
    await settle()
    const later = Array.from({ length: 200 }, (_, place) => anEvent({ id: `later-${place}` }))

    deliver(later, false)
    await environment.pass(5000)

    expect(idsOf(environment.requests.slice(1)).flat()).toEqual(later.map(({ id }) => id))
  })

  it('[8.27] are dropped and named when one alone is above 32 KB; the others are sent', () => {
    const { environment, deliver } = statistics()
    const experiment = 'ä'.repeat(17_000)

    deliver([FIRST, { ...SECOND, experiment }], false)

    expect(idsOf(environment.requests)).toEqual([[FIRST.id]])
    expect(environment.logs).toEqual([{ level: 'error', message: TOO_LARGE, detail: undefined }])
  })
})

describe.each(['full', 'forbidden'] as const)('storage that is %s', (mode) => {
  it('costs nothing but the length of a visit', () => {
    const { environment, deliver } = statistics()
    environment.storage.mode = mode

    deliver([FIRST], false)
    deliver([SECOND], false)

    expect(idsOf(environment.requests)).toEqual([[FIRST.id], [SECOND.id]])
    const [one, other] = environment.requests.map(
      ({ body }) => (body as { visitId: string }).visitId,
    )
    expect(one).toBe(other)
    expect(environment.logs).toEqual([])
  })
})
