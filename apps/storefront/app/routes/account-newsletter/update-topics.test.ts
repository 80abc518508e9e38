import { createBackend } from '@saum/contract/backend'
import { expect, it } from 'vitest'
import { updateTopics } from './update-topics.ts'

function aShop(status: number, answer: object) {
  const payloads: unknown[] = []
  const backend = createBackend(
    async ({ body }) => {
      payloads.push((JSON.parse(body) as { payload: unknown }).payload)
      return { status, contentType: 'application/json', body: JSON.stringify(answer) }
    },
    { shopId: 10028, requestId: 'request-1' },
  )
  return { backend, payloads }
}

function ticked(...topics: string[]): FormData {
  const form = new FormData()
  for (const topic of topics) form.append('topics', topic)
  return form
}

it.each([
  ['confirmed', 'saved'],
  ['requested', 'asked'],
  ['none', 'stopped'],
])('says what came of it: %s', async (state, saying) => {
  const { backend, payloads } = aShop(200, {
    email: 'a@saum.example',
    isEmailVerified: true,
    state,
    topics: [],
  })

  expect(await updateTopics(backend, ticked('sale', 'weather', 'new', 'new'))).toBe(saying)
  expect(payloads).toEqual([{ topics: ['new', 'sale'] }])
})

it('does not say that letters have stopped which never came', async () => {
  const { backend } = aShop(200, {
    email: 'a@saum.example',
    isEmailVerified: true,
    state: 'none',
    topics: [],
  })
  const form = ticked()
  form.set('state', 'none')

  expect(await updateTopics(backend, form)).toBe('nothing')
})

it('asks for patience where somebody changed it too often', async () => {
  const { backend } = aShop(429, { kind: 'too-many-requests', title: '' })

  expect(await updateTopics(backend, ticked('new'))).toBe('wait')
})
