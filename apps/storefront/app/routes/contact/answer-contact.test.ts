import { createBackend } from '@saum/contract/backend'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { answerContact } from './answer-contact.ts'

const TYPED = {
  topic: 'product',
  name: 'Anna Faden',
  email: 'anna@saum.example',
  orderNumber: '',
  message: 'Kratzt die Wolle?\r\nIch trage sie auf der Haut.',
  website: '',
}
const TODAY = new Date('2026-11-16T10:00:00Z')

/** The real service over a real database. */
async function aForm() {
  const service = await startTestBackend()
  const { shopId } = DEFAULT_SHOP
  const backend = createBackend(service.transport, { shopId, requestId: 'test', clientKey: 'n' })
  function send(fields: Partial<typeof TYPED> = {}, now = TODAY) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...TYPED, ...fields })) form.set(name, value)
    return answerContact(backend, form, now)
  }
  async function countMessages() {
    const [row] = await service.db.sql<{ count: number }>`
      select count(*) as count from contact_message`
    return Number(row?.count)
  }
  return { send, countMessages }
}

describe('[2.34] the form of the contact page', () => {
  it('is answered with a case number', async () => {
    const { send, countMessages } = await aForm()

    const answer = await send()

    expect(answer).toEqual({ caseNumber: expect.stringMatching(/^(?:[0-9A-Z]{4}-){2}/) })
    expect(await countMessages()).toBe(1)
  })

  it('is one message, however often it is sent, and another one tomorrow', async () => {
    const { send, countMessages } = await aForm()

    const twice = await Promise.all([send(), send()])
    const tomorrow = await send({}, new Date('2026-11-17T10:00:00Z'))
    const otherWords = await send({ message: 'Und wie wasche ich sie dann?' })

    expect(twice[0]).toEqual(twice[1])
    expect(tomorrow).not.toEqual(twice[0])
    expect(otherWords).not.toEqual(twice[0])
    expect(await countMessages()).toBe(3)
  })

  it('shows what was typed again, with what is wrong beside it', async () => {
    const { send, countMessages } = await aForm()

    const answer = await send({ topic: '', name: ' ', email: 'anna', message: 'Hallo' })

    expect(answer).toMatchObject({
      typed: { email: 'anna', message: 'Hallo' },
      faults: {
        topic: { kind: 'required' },
        name: { kind: 'required' },
        email: { kind: 'email' },
        message: { kind: 'invalid' },
      },
    })
    expect(await countMessages()).toBe(0)
  })

  it('keeps nothing of what fills in the field nobody sees, and does not say so', async () => {
    const { send, countMessages } = await aForm()

    expect(await send({ website: 'https://cheap.example' })).toEqual({ caseNumber: null })
    expect(await countMessages()).toBe(0)
  })

  it('says how long to wait where too many came from one network', async () => {
    const { send } = await aForm()
    for (let turn = 0; turn < 10; turn++) await send({ message: `Frage Nummer ${turn}, bitte` })

    const answer = await send({ message: 'Eine Frage zu viel' })

    expect(answer).toMatchObject({ waitMinutes: expect.any(Number), faults: {} })
  })

  it.each([
    '<script>alert(1)</script>',
    '🧵'.repeat(50),
    'ä'.repeat(10_000),
    '\u0000\u202E',
    "'; drop table contact_message; --",
  ])('never fails on what somebody types', async (typed) => {
    const { send } = await aForm()

    const answer = await send({ name: typed, orderNumber: typed, message: typed })

    expect('caseNumber' in answer || answer.waitMinutes === null).toBe(true)
  })
})
