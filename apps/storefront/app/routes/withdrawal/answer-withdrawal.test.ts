import { createBackend } from '@saum/contract/backend'
import { getDeclarationReceipt } from '@saum/contract/withdrawal'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { answerWithdrawal } from './answer-withdrawal.ts'

const DETAILS = {
  name: 'Anna Faden',
  contract: 'DE26000001-7',
  scope: '',
  email: 'anna@saum.example',
}

/** The real service over a real database. */
async function aForm() {
  const service = await startTestBackend()
  const { shopId } = DEFAULT_SHOP
  const backend = createBackend(service.transport, { shopId, requestId: 'test', clientKey: 'n' })
  let keys = 0
  function send(intent: string, fields: Record<string, string | readonly string[]>) {
    const form = new FormData()
    form.set('intent', intent)
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) form.append(name, one)
    }
    return answerWithdrawal(backend, form, () => `key-${(keys += 1)}`)
  }
  async function countDeclarations() {
    const [row] = await service.db.sql<{ count: number }>`
      select count(*) as count from declaration`
    return Number(row?.count)
  }
  return { backend, send, countDeclarations }
}

describe('the withdrawal without login', () => {
  it('declares nothing before the second step', async () => {
    const { send, countDeclarations } = await aForm()

    const answer = await send('check', DETAILS)

    expect(answer).toMatchObject({ step: 'check', typed: DETAILS, faults: {}, requestKey: 'key-1' })
    expect(await countDeclarations()).toBe(0)
  })

  it('is declared by the second step and receipted with its time', async () => {
    const { send, backend } = await aForm()

    const answer = await send('confirm', { ...DETAILS, requestKey: 'shown' })

    const receiptToken = 'receiptToken' in answer ? answer.receiptToken : ''
    const receipt = await backend.call(getDeclarationReceipt, { receiptToken })
    expect(receipt).toMatchObject({ ok: true, value: { email: DETAILS.email } })
  })

  it('is one declaration, however often the button is pressed', async () => {
    const { send, countDeclarations } = await aForm()
    const confirm = { ...DETAILS, requestKey: 'shown' }

    const [first, second] = await Promise.all([send('confirm', confirm), send('confirm', confirm)])

    expect(first).toHaveProperty('receiptToken')
    expect(second).toHaveProperty('receiptToken')
    expect(await countDeclarations()).toBe(1)
  })

  it('shows what was typed again, with what is wrong beside it', async () => {
    const { send } = await aForm()

    const answer = await send('check', { ...DETAILS, name: '', email: 'anna' })

    expect(answer).toMatchObject({
      step: 'details',
      typed: { contract: DETAILS.contract, email: 'anna' },
      faults: { name: { kind: 'required' }, email: { kind: 'email' } },
    })
  })

  it('gives everything back to who wants to change something, without a word of reproach', async () => {
    const { send } = await aForm()

    const answer = await send('edit', { ...DETAILS, name: '' })

    expect(answer).toMatchObject({ step: 'details', typed: { ...DETAILS, name: '' }, faults: {} })
  })

  it('takes the pieces that were ticked in the words they were shown with', async () => {
    const { send } = await aForm()
    const pieces = ['Pullover Fenja, Bordeaux, Größe M', 'Bluse Ida, Weiß, Größe S']

    const answer = await send('check', { ...DETAILS, pieces })

    expect(answer).toMatchObject({ step: 'check', typed: { scope: pieces.join('\n') } })
  })

  it('takes as many of several alike pieces as were chosen', async () => {
    const { send } = await aForm()
    const one = 'T-Shirt Lene, Weiß, Größe M, 1 von 2 Stück'

    const answer = await send('check', {
      ...DETAILS,
      pieces: 'Bluse Ida, Weiß, Größe S',
      counted: '7',
      'counted-7': one,
      'counted-8': 'not ticked',
    })

    expect(answer).toMatchObject({ typed: { scope: `Bluse Ida, Weiß, Größe S\n${one}` } })
  })

  it('cuts nothing off a long list, and says so where it is too long', async () => {
    const { send, backend } = await aForm()
    const pieces = Array.from({ length: 60 }, (_, index) => `Pullover Fenja ${index}, Größe M`)
    const scope = pieces.join('\n')

    expect(await send('check', { ...DETAILS, pieces })).toMatchObject({ typed: { scope } })
    const declared = await send('confirm', { ...DETAILS, scope, requestKey: 'shown' })
    const receiptToken = 'receiptToken' in declared ? declared.receiptToken : ''
    const receipt = await backend.call(getDeclarationReceipt, { receiptToken })
    expect(receipt).toMatchObject({ ok: true, value: { scope } })
    expect(await send('check', { ...DETAILS, pieces: ['A'.repeat(8001)] })).toMatchObject({
      step: 'details',
      faults: { scope: { kind: 'too-long', max: 8000 } },
    })
  })

  it.each([
    '<script>alert(1)</script>',
    '🧵'.repeat(50),
    'ä'.repeat(10_000),
    '\u0000\u202E',
    "'; drop table declaration; --",
  ])('never fails on what somebody types', async (typed) => {
    const { send } = await aForm()
    const fields = { name: typed, contract: typed, scope: typed, email: DETAILS.email }

    const answer = await send('confirm', { ...fields, requestKey: typed })

    expect('receiptToken' in answer || answer.step === 'details').toBe(true)
  })
})
