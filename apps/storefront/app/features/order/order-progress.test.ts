import { BRANCH_CARRIER } from '@saum/domain/delivery-options'
import { describe, expect, it } from 'vitest'
import { orderProgress, type ProgressStep } from './order-progress.ts'
import { anEvent, aParcel } from './test-parcel.ts'

const written = (steps: readonly ProgressStep[]) =>
  steps.map(({ kind, state }) => `${kind} ${state}`)

describe('the progress of an order', () => {
  it('shows what has happened and what is still ahead', () => {
    const events = [anEvent('ordered', '15'), anEvent('packed', '16', 1)]

    const { steps, parcels } = orderProgress({ state: 'packed', events, packages: [aParcel()] })

    expect(written(steps)).toEqual([
      'ordered done',
      'packed now',
      'shipped ahead',
      'delivered ahead',
    ])
    expect(parcels).toEqual([])
  })

  it('leads to the branch where it is collected there', () => {
    const packages = [aParcel({ carrierKey: BRANCH_CARRIER })]

    const { steps } = orderProgress({
      state: 'ordered',
      events: [anEvent('ordered', '15')],
      packages,
    })

    expect(written(steps)).toEqual([
      'ordered now',
      'packed ahead',
      'ready-to-collect ahead',
      'delivered ahead',
    ])
  })

  it('promises nothing more of an order that was cancelled', () => {
    const events = [anEvent('ordered', '15'), anEvent('cancelled', '15')]

    const { steps } = orderProgress({ state: 'cancelled', events, packages: [aParcel()] })

    expect(written(steps)).toEqual(['ordered done', 'cancelled now'])
  })

  it('tells parcels apart where there are several', () => {
    const events = [
      anEvent('ordered', '15'),
      anEvent('shipped', '17', 2),
      anEvent('packed', '16', 2),
      anEvent('packed', '17', 1),
    ]

    const { steps, parcels } = orderProgress({
      state: 'packed',
      events,
      packages: [aParcel({ id: 1 }), aParcel({ id: 2, status: 'shipped' })],
    })

    expect(written(steps)).toEqual(['ordered now'])
    expect(parcels.map(({ parcel, steps: own }) => [parcel.id, ...written(own)])).toEqual([
      [1, 'packed now', 'shipped ahead', 'delivered ahead'],
      [2, 'packed done', 'shipped now', 'delivered ahead'],
    ])
  })
})
