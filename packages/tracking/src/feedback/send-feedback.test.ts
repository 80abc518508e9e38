import { describe, expect, it } from 'vitest'
import { FEEDBACK_FAULTS, sendFeedback, type Feedback } from './send-feedback.ts'

const FEEDBACK: Feedback = {
  message: '  Der Knopf tut nichts. ',
  email: '',
  address: 'https://saum.example/de/cart/?voucher=geheim',
}

function aService(answer: (init: RequestInit) => Promise<Response>) {
  const requests: Request[] = []
  return {
    requests,
    dsn: 'https://key@reports.example/42',
    environment: 'unknown',
    release: 'build-1',
    fetch: async (url: string | URL | Request, init: RequestInit = {}) => {
      requests.push(new Request(url, init))
      return answer(init)
    },
    newId: () => '580f46e5-0000-4000-8000-000000000000',
    now: () => Date.UTC(2026, 10, 17),
    timeoutMs: 20,
  }
}

const takesIt = async () => new Response('{"id":"1"}')

describe('[8.34] a bug report', () => {
  it('is one envelope with a feedback, to the address of the DSN', async () => {
    const service = aService(takesIt)

    const sent = await sendFeedback(service, { ...FEEDBACK, email: ' ada@example.com ' })

    expect(sent).toEqual({ ok: true, value: null })
    const [request] = service.requests
    expect(service.requests).toHaveLength(1)
    expect(request?.url).toBe(
      'https://reports.example/api/42/envelope/?sentry_version=7&sentry_key=key',
    )
    expect(request?.credentials).toBe('omit')
    const [head, item, event] = ((await request?.text()) ?? '')
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(head).toEqual({
      event_id: '580f46e5000040008000000000000000',
      sent_at: '2026-11-17T00:00:00.000Z',
    })
    expect(item).toEqual({ type: 'feedback' })
    expect(event).toMatchObject({
      type: 'feedback',
      release: 'build-1',
      environment: 'unknown',
      sdk: { settings: { infer_ip: 'never' } },
      contexts: {
        feedback: {
          message: 'Der Knopf tut nichts.',
          contact_email: 'ada@example.com',
          url: 'https://saum.example/de/cart/',
          source: 'widget',
        },
      },
    })
  })

  it('names nobody who did not say who they are', async () => {
    const service = aService(takesIt)

    await sendFeedback(service, FEEDBACK)

    expect(await service.requests[0]?.text()).not.toContain('contact_email')
  })

  it.each(['', ' \n\t '])('[8.35] is not sent empty: %j', async (message) => {
    const service = aService(takesIt)

    expect(await sendFeedback(service, { ...FEEDBACK, message })).toEqual({
      ok: false,
      refusal: 'empty',
    })
    expect(service.requests).toEqual([])
    expect(FEEDBACK_FAULTS.empty).toBe('Unable to submit feedback with empty message')
  })

  it('[8.36] may have arrived when nobody answers in time', async () => {
    const service = aService(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )

    expect(await sendFeedback(service, FEEDBACK)).toEqual({ ok: false, refusal: 'unsure' })
    expect(FEEDBACK_FAULTS.unsure).toBe('Unable to determine if Feedback was correctly sent.')
  })

  it('[8.37] does not get through a dead line or an ad-blocker', async () => {
    const service = aService(() => Promise.reject(new TypeError('Failed to fetch')))

    expect(await sendFeedback(service, FEEDBACK)).toEqual({ ok: false, refusal: 'unreachable' })
    expect(FEEDBACK_FAULTS.unreachable).toContain('ad-blocker')
  })

  it.each([
    [403, 'forbidden'],
    [429, 'unreachable'],
    [500, 'unreachable'],
  ] as const)('[8.37] is refused with %i as %s', async (status, refusal) => {
    const service = aService(async () => new Response('', { status }))

    expect(await sendFeedback(service, FEEDBACK)).toEqual({ ok: false, refusal })
    expect(FEEDBACK_FAULTS.forbidden).toContain('domain is not in your list of allowed domains')
  })

  it('[8.37] is unreachable for an answer with status 0', async () => {
    const service = aService(async () => Response.error())

    expect(await sendFeedback(service, FEEDBACK)).toEqual({ ok: false, refusal: 'unreachable' })
  })

  it('needs an address to go to', async () => {
    await expect(sendFeedback({ ...aService(takesIt), dsn: 'x' }, FEEDBACK)).rejects.toThrow('DSN')
  })
})
