import type { Backend } from '@saum/contract/backend'
import { describe, expect, it } from 'vitest'
import { answerSubscription } from './answer-subscription.ts'

/** Remembers what was asked for and answers all of it alike. */
function aBackend(refusal?: string) {
  const asked: [string, unknown][] = []
  const backend = {
    async call(call: { name: string }, payload: unknown) {
      asked.push([call.name, payload])
      return refusal === undefined
        ? { ok: true, value: null }
        : { ok: false, refusal: { kind: refusal } }
    },
  } as unknown as Backend
  return { backend, asked }
}

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('[2.24] forms of the subscriptions', () => {
  it.each([
    [{ intent: 'skip', deliveryOn: '2026-12-16' }, 'skipDelivery', 'skipped'],
    [{ intent: 'restore', deliveryOn: '2026-12-16' }, 'restoreDelivery', 'restored'],
    [{ intent: 'pause', months: '3' }, 'pauseSubscription', 'paused'],
    [{ intent: 'resume' }, 'resumeSubscription', 'resumed'],
    [{ intent: 'update', interval: '6' }, 'updateSubscription', 'saved'],
    [{ intent: 'cancel', requestKey: 'k' }, 'cancelSubscription', 'cancelled'],
  ])('%o asks the shop for %s', async (fields, name, says) => {
    const { backend, asked } = aBackend()

    const answer = await answerSubscription(backend, aForm({ id: 'one', ...fields }))

    expect(answer).toBe(says)
    expect(asked.map(([call]) => call)).toEqual([name])
  })

  it('leave as it is what was sent empty', async () => {
    const { backend, asked } = aBackend()

    await answerSubscription(backend, aForm({ id: 'one', intent: 'update', addressId: '' }))

    expect(asked).toEqual([['updateSubscription', { id: 'one' }]])
  })

  it.each([
    ['without a subscription', { intent: 'resume' }],
    ['with an endless one', { id: 'x'.repeat(65), intent: 'resume' }],
    ['with a wish nobody offers', { id: 'one', intent: 'delete-everything' }],
    ['with a pause of 99 months', { id: 'one', intent: 'pause', months: '99' }],
    ['with an interval of -1', { id: 'one', intent: 'update', interval: '-1' }],
    ['with a size that is a script', { id: 'one', intent: 'update', variantId: '<script>' }],
    ['with a day that is none', { id: 'one', intent: 'skip', deliveryOn: "'; drop table" }],
    ['that cancel without a key', { id: 'one', intent: 'cancel' }],
  ])('%s lead nowhere', async (_, fields) => {
    const { backend, asked } = aBackend()

    const answer = await answerSubscription(backend, aForm(fields))

    expect(answer).toBe('subscription-not-found')
    expect(asked).toEqual([])
  })

  it.each(['too-late', 'not-available', 'subscription-not-found'])(
    'say what the shop has against it: %s',
    async (kind) => {
      const { backend } = aBackend(kind)

      const answer = await answerSubscription(backend, aForm({ id: 'one', intent: 'resume' }))

      expect(answer).toBe(kind)
    },
  )
})
