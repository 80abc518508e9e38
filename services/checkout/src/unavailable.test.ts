import { createHmac } from 'node:crypto'
import { BackendFault } from '@saum/contract/backend'
import { problem, PROBLEM_CONTENT_TYPE } from '@saum/contract/problem'
import { describe, expect, it } from 'vitest'
import { atTheCheckout, CONTACT, type HostVisit } from './test-host.ts'

const LEARN = { learn: () => Promise.reject(new BackendFault('getPayment failed: 503', 503)) }

/** A checkout whose shop service answers every call with this status from now on. */
async function atAFailingCheckout(status: number, clerk = {}): Promise<HostVisit> {
  const visit = await atTheCheckout({ clerk })
  const body = JSON.stringify(problem(status, 'The shop is unavailable for a moment'))
  visit.failCalls({ status, contentType: PROBLEM_CONTENT_TYPE, body })
  return visit
}

function authorized({ token }: HostVisit): Record<string, string> {
  return { authorization: `Bearer ${token}`, accept: 'application/json' }
}

function askForStep(visit: HostVisit): Promise<Response> {
  return visit.request('/10028/fragment', { headers: authorized(visit) })
}

function sendStep(visit: HostVisit): Promise<Response> {
  const body = new URLSearchParams(CONTACT)
  const init = { method: 'POST', headers: authorized(visit), body }
  return visit.request('/10028/steps/contact', init)
}

/** A message as the payment provider, the warehouse and the carrier sign it. */
function notify(
  visit: HostVisit,
  path: string,
  { secret, body }: Record<'secret' | 'body', string>,
) {
  const at = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const headers = { 'saum-signature': `t=${at},v1=${v1}` }
  return visit.request(path, { method: 'POST', headers, body })
}

function notifyOfPayment(visit: HostVisit): Promise<Response> {
  const notice = { id: 'ntc_1', type: 'payment.paid', paymentKey: 'key-1', state: 'paid' }
  const message = { secret: 'secret', body: JSON.stringify(notice) }
  return notify(visit, '/payment-webhook', message)
}

function notifyOfParcel(visit: HostVisit): Promise<Response> {
  const news = { shopId: 10_028, orderNumber: 'DE26000001-7', news: 'packed' }
  const message = { secret: 'parcels', body: JSON.stringify(news) }
  return notify(visit, '/logistics-webhook', message)
}

describe('the checkout host while the database is away', () => {
  it.each<[string, (visit: HostVisit) => Promise<Response>]>([
    ['the element asks for a step', askForStep],
    ['the element sends a step', sendStep],
    ['a browser without script sends a step', (visit) => visit.post('contact', CONTACT)],
    ['the payment provider sends a notice', notifyOfPayment],
    ['the warehouse reports a parcel', notifyOfParcel],
  ])('says when to come again and logs nothing: %s', async (_, ask) => {
    const visit = await atAFailingCheckout(503, LEARN)

    const answers = [await ask(visit), await ask(visit)]

    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5'])
    expect(visit.shopper.backend.logged).toEqual([])
  })

  it('sends a shopper back from the payment and logs nothing', async () => {
    const recall = LEARN.learn
    const visit = await atAFailingCheckout(503, { ...LEARN, recall })

    const answer = await visit.request('/10028/payment-return/key-1')

    expect(answer.headers.get('location')).toBe('/de/checkout/?step=delivery&payment=unavailable')
    expect(visit.shopper.backend.logged).toEqual([])
  })
})

describe('the checkout host while the shop service fails', () => {
  it('logs every failed step with its request', async () => {
    const visit = await atAFailingCheckout(500)

    const answers = [await askForStep(visit), await sendStep(visit)]

    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(visit.shopper.backend.logged).toMatchObject([
      { message: 'A step of the checkout failed', fields: { requestId: 'test-request' } },
      { message: 'A step of the checkout failed' },
    ])
  })

  it('logs a parcel that could not be reported', async () => {
    const visit = await atAFailingCheckout(500)

    expect((await notifyOfParcel(visit)).headers.get('retry-after')).toBe('5')

    expect(visit.shopper.backend.logged).toMatchObject([
      { level: 'error', message: 'News of a parcel could not be followed' },
    ])
  })
})
