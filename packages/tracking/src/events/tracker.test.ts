import type { ConsentServiceId } from '@saum/domain/consent-services'
import { describe, expect, it } from 'vitest'
import type { Destination } from '../destinations/destination.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { aPage } from '../test-event.ts'
import { aGate, aGateFor } from '../test-gate.ts'
import { createTracker } from './tracker.ts'
import type { TrackingFacts } from './tracking-event.ts'

const VIEW: TrackingFacts = { name: 'page_view' }
const CLICK: TrackingFacts = { name: 'select_item' }

interface Delivery {
  names: string[]
  isLeaving: boolean
}

function aDestination(service: ConsentServiceId) {
  const deliveries: Delivery[] = []
  const destination: Destination = {
    service,
    deliver: (events, isLeaving) =>
      void deliveries.push({ names: events.map(({ name }) => name), isLeaving }),
  }
  return { destination, deliveries }
}

function aTracker(visitor = aGateFor('visit-statistics')) {
  const environment = aTestEnvironment()
  const own = aDestination('visit-statistics')
  const tags = aDestination('tag-manager')
  const destinations = [own.destination, tags.destination]
  const tracker = createTracker({ gate: visitor.gate, destinations, environment })
  return {
    environment,
    own: own.deliveries,
    tags: tags.deliveries,
    choose: visitor.choose,
    tell: (facts: TrackingFacts) => tracker.track(facts, aPage()),
  }
}

const BOTH = { names: ['page_view', 'select_item'], isLeaving: false }

describe('[4.62] [9.13] the queue', () => {
  it('hands events on together 1000 ms after the first of them', async () => {
    const { environment, own, tell } = aTracker()

    tell(VIEW)
    await environment.pass(600)
    tell(CLICK)
    await environment.pass(399)
    expect(own).toEqual([])
    await environment.pass(1)

    expect(own).toEqual([BOTH])
  })

  it('begins anew afterwards', async () => {
    const { environment, own, tell } = aTracker()

    tell(VIEW)
    await environment.pass(1000)
    tell(CLICK)
    await environment.pass(1000)

    expect(own.map(({ names }) => names)).toEqual([['page_view'], ['select_item']])
  })

  it('is emptied at once when the page goes away', async () => {
    const { environment, own, tell } = aTracker()

    tell(VIEW)
    environment.leave()
    await environment.pass(5000)

    expect(own).toEqual([{ names: ['page_view'], isLeaving: true }])
  })

  it('takes along what is told in the very moment of leaving', () => {
    const { environment, own, tell } = aTracker()
    environment.onLeave(() => tell(VIEW))

    environment.leave()

    expect(own.at(-1)).toEqual({ names: ['page_view'], isLeaving: true })
  })

  it('goes on as before when the visitor comes back to the tab', async () => {
    const { environment, own, tell } = aTracker()
    environment.leave()
    await environment.pass(60_000)
    own.length = 0

    tell(VIEW)
    expect(own).toEqual([])
    await environment.pass(1000)

    expect(own).toEqual([{ names: ['page_view'], isLeaving: false }])
  })

  it('asks who was not reached yet also without news when the page goes away', () => {
    const { environment, own } = aTracker()

    environment.leave()

    expect(own).toEqual([{ names: [], isLeaving: true }])
  })

  it('gives each event an id of its own and the time of the clock that does not jump', async () => {
    const environment = aTestEnvironment()
    const ids: unknown[] = []
    const deliver: Destination['deliver'] = (events) =>
      void ids.push(...events.map(({ id, happenedAt }) => [id, happenedAt]))
    const { gate } = aGateFor('tag-manager')
    const destinations: Destination[] = [{ service: 'tag-manager', deliver }]
    const tracker = createTracker({ gate, destinations, environment })

    tracker.track(VIEW, aPage())
    environment.jump(-3_600_000)
    await environment.pass(300)
    tracker.track(CLICK, aPage())
    await environment.pass(700)

    expect(ids).toEqual([
      ['00000000-0000-4000-8000-000000000001', 0],
      ['00000000-0000-4000-8000-000000000002', 300],
    ])
  })

  it('does not lose an event to a destination that breaks', async () => {
    const environment = aTestEnvironment()
    const own = aDestination('visit-statistics')
    const broken: Destination = {
      service: 'tag-manager',
      deliver() {
        throw new Error('A tag has broken the layer')
      },
    }
    const { gate } = aGateFor('visit-statistics', 'tag-manager')
    const tracker = createTracker({ gate, destinations: [broken, own.destination], environment })

    tracker.track(VIEW, aPage())
    await environment.pass(1000)

    expect(own.deliveries).toHaveLength(1)
    expect(environment.logs).toMatchObject([
      { level: 'error', message: 'Events for tag-manager were not taken.' },
    ])
  })
})

describe('[6.5] consent', () => {
  it('lets events wait in memory, and a yes sends them to whom it allows', async () => {
    const { environment, own, tags, choose, tell } = aTracker(aGate())
    tell(VIEW)
    await environment.pass(60_000)
    tell(CLICK)
    expect([own, tags]).toEqual([[], []])

    choose('visit-statistics')

    expect([own, tags]).toEqual([[BOTH], []])
  })

  it('ends with a no what has waited, also for a later yes', async () => {
    const { environment, own, choose, tell } = aTracker(aGate())
    tell(VIEW)
    choose()
    tell(CLICK)

    choose('visit-statistics')
    await environment.pass(5000)

    expect(own).toEqual([])
  })

  it('does not tell afterwards what happened under a no', async () => {
    const { environment, own, tags, choose, tell } = aTracker()
    tell(VIEW)

    choose('visit-statistics', 'tag-manager')
    await environment.pass(1000)

    expect([own.length, tags]).toEqual([1, []])
  })

  it('that is taken back ends what has just gathered', async () => {
    const { environment, own, choose, tell } = aTracker()
    tell(VIEW)

    choose()
    environment.leave()
    await environment.pass(5000)

    expect(own).toEqual([])
  })

  it('that was not asked for yet is none when the page goes away', () => {
    const { environment, own, tell } = aTracker(aGate())
    tell(VIEW)

    environment.leave()

    expect(own).toEqual([])
  })

  it('[4.61] cannot be given where the browser says no', async () => {
    const { environment, own, choose, tell } = aTracker(aGate({ isSilenced: true }))

    tell(VIEW)
    choose('visit-statistics', 'tag-manager')
    tell(CLICK)
    await environment.pass(1000)

    expect(own).toEqual([])
  })

  it('is waited for with the latest 200 events and no more', () => {
    const { environment, own, choose, tell } = aTracker(aGate())
    tell(CLICK)
    for (let count = 0; count < 200; count++) tell(VIEW)

    choose('visit-statistics')

    expect(own[0]?.names).toHaveLength(200)
    expect(own[0]?.names).not.toContain('select_item')
    expect(environment.logs).toMatchObject([{ level: 'warn' }])
  })
})
