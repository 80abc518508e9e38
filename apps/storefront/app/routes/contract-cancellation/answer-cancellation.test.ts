import { createBackend } from '@saum/contract/backend'
import { getDeclarationReceipt } from '@saum/contract/withdrawal'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { answerCancellation } from './answer-cancellation.ts'

const TYPED = {
  requestKey: 'shown',
  kind: 'ordinary',
  reason: '',
  name: 'Anna Faden',
  contract: 'Abo 4711',
  when: 'earliest',
  endsOn: '',
  email: 'anna@saum.example',
}

async function aForm() {
  const service = await startTestBackend()
  const { shopId } = DEFAULT_SHOP
  const backend = createBackend(service.transport, { shopId, requestId: 'test', clientKey: 'n' })
  function send(fields: Partial<typeof TYPED> = {}) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...TYPED, ...fields })) form.set(name, value)
    return answerCancellation(backend, form, () => 'new')
  }
  /** Number of what the answer leads to. */
  async function numberOf(answer: Awaited<ReturnType<typeof send>>) {
    const receiptToken = 'receiptToken' in answer ? answer.receiptToken : ''
    const shown = await backend.call(getDeclarationReceipt, { receiptToken })
    return shown.ok ? shown.value.confirmationId : null
  }
  return { send, numberOf }
}

describe('the cancellation of a contract without login', () => {
  it('is declared by one form, once, however often it is sent', async () => {
    const { send, numberOf } = await aForm()

    const number = await numberOf(await send())

    expect(number).not.toBeNull()
    expect(await numberOf(await send())).toBe(number)
  })

  it('asks for a reason only where it is for good cause', async () => {
    const { send } = await aForm()

    const answer = await send({ kind: 'extraordinary', name: '' })

    expect(answer).toMatchObject({
      faults: { reason: { kind: 'required' }, name: { kind: 'required' } },
      typed: { kind: 'extraordinary', contract: TYPED.contract },
    })
    expect(await send({ kind: 'extraordinary', reason: 'Ware mangelhaft' })).toHaveProperty(
      'receiptToken',
    )
  })

  it('wants a day only from who chose one, and a real one', async () => {
    const { send } = await aForm()

    expect(await send({ when: 'date' })).toMatchObject({ faults: { endsOn: { kind: 'required' } } })
    expect(await send({ when: 'date', endsOn: '31.12.2026' })).toMatchObject({
      faults: { endsOn: { kind: 'invalid' } },
    })
    expect(await send({ when: 'earliest', endsOn: 'nonsense' })).toHaveProperty('receiptToken')
  })
})
