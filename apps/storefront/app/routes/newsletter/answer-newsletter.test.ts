import { createBackend } from '@saum/contract/backend'
import { SHOPS } from '@saum/domain/shops'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { answerNewsletter } from './answer-newsletter.ts'

const [shop] = SHOPS

async function aForm() {
  const service = await startTestBackend()
  const owner = { shopId: shop.shopId, requestId: 'test', clientKey: 'network' }
  const backend = createBackend(service.transport, owner)
  return {
    send(email: string, topics: readonly string[] = ['new']) {
      const form = new FormData()
      form.set('email', email)
      for (const topic of topics) form.append('topics', topic)
      return answerNewsletter(backend, form)
    },
    wishes: () => service.db.sql<{ email: string; topics: string }>`
      select email, wished_topics as topics from newsletter_subscription order by email`,
  }
}

describe('the form of the newsletter', () => {
  it('is taken with the topics that are ours, and the same again', async () => {
    const { send, wishes } = await aForm()

    const answers = [
      await send(' Lena@Saum.example ', ['sale', 'weather', 'new']),
      await send('lena@saum.example', ['new']),
    ]

    expect(answers).toEqual([null, null])
    expect(await wishes()).toEqual([{ email: 'lena@saum.example', topics: 'new,sale' }])
  })

  it.each([
    ['', ['new'], { faults: { email: { kind: 'required' } } }],
    ['lena@', ['new'], { faults: { email: { kind: 'email' } }, topics: ['new'] }],
    ['lena@saum.example', [], { faults: {}, isTopicMissing: true, email: 'lena@saum.example' }],
    ['x'.repeat(20_000), ['weather'], { isTopicMissing: true, email: 'x'.repeat(254) }],
  ])('is given back with what is wrong: %s', async (email, topics, expected) => {
    const { send, wishes } = await aForm()

    expect(await send(email, topics)).toMatchObject(expected)
    expect(await wishes()).toEqual([])
  })

  it('says how long to wait where too many came from one network', async () => {
    const { send } = await aForm()
    for (let turn = 0; turn < 20; turn++) await send(`a${turn}@saum.example`)

    expect(await send('b@saum.example')).toMatchObject({ waitMinutes: 60, topics: ['new'] })
  })
})
