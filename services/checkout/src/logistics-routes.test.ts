import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { atTheCheckout, CONTACT, type HostVisit } from './test-host.ts'

const SECRET = 'parcels'

/** Somebody who has ordered on account; the warehouse may begin. */
async function ordered(): Promise<HostVisit & { orderNumber: string }> {
  const visit = await atTheCheckout()
  await visit.send('contact', CONTACT)
  const { html } = await visit.send('delivery', { option: 'standard', payment: 'prepayment' })
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  await visit.send('review', { ...fields, terms: 'yes' })
  const { db } = visit.shopper.backend
  const [order] = await db.sql<{ order_number: string }>`select order_number from customer_order`
  await db.transaction((sql) => sql`update customer_order set state = 'packed'`)
  return { ...visit, orderNumber: order?.order_number ?? '' }
}

interface Signing {
  secret?: string
  at?: number
  /** In place of the right one. */
  signature?: string
  /** What was signed, where it is something else than what is sent. */
  signed?: object
}

function tell(visit: HostVisit, news: object, signing: Signing = {}) {
  const body = toBody(news)
  const { signature = sign(signing.signed ? toBody(signing.signed) : body, signing) } = signing
  return visit.request('/logistics-webhook', {
    method: 'POST',
    headers: { 'saum-signature': signature },
    body,
  })
}

function toBody(news: object): string {
  return JSON.stringify({ shopId: 10_028, ...news })
}

function sign(body: string, { secret = SECRET, at = Date.now() }: Signing): string {
  const seconds = Math.floor(at / 1000)
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${v1}`
}

async function mailsOf({ shopper }: HostVisit, kind: string): Promise<number> {
  const rows = await shopper.backend.db.sql`select id from mail where kind = ${kind}`
  return rows.length
}

describe('[3.28] what warehouse and carrier tell', () => {
  it('moves the order once, however often it is told', async () => {
    const visit = await ordered()
    const { orderNumber } = visit
    const shipped = { orderNumber, news: 'shipped', trackingNumber: '00340434161094042557' }

    const answers = await Promise.all([tell(visit, shipped), tell(visit, shipped)])
    const later = await tell(visit, shipped)
    const delivered = await tell(visit, { orderNumber, news: 'delivered' })

    expect([...answers, later, delivered].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await delivered.json()).toEqual({ state: 'delivered' })
    expect(await mailsOf(visit, 'shipped')).toBe(1)
    expect(await mailsOf(visit, 'delivered')).toBe(1)
  })

  it('may be told again later where it comes too early', async () => {
    const visit = await ordered()

    const answer = await tell(visit, { orderNumber: visit.orderNumber, news: 'delivered' })

    expect(answer.status).toBe(409)
    expect(await mailsOf(visit, 'delivered')).toBe(0)
  })

  it.each([
    ['signed with another secret', { secret: 'guessed' }],
    ['signed with an empty secret', { secret: '' }],
    ['recorded yesterday', { at: Date.now() - 86_400_000 }],
    ['from tomorrow', { at: Date.now() + 86_400_000 }],
    ['not signed', { signature: '' }],
    ['signed with nothing but a moment', { signature: `t=${Math.floor(Date.now() / 1000)},v1=` }],
    ['signed for another order', { signed: { orderNumber: 'DE2600000099', news: 'shipped' } }],
    ['signed for other news', { signed: { orderNumber: 'DE2600000017', news: 'packed' } }],
  ] satisfies [string, Signing][])('is not believed when it is %s', async (_, signing) => {
    const visit = await ordered()

    const answer = await tell(visit, { orderNumber: visit.orderNumber, news: 'shipped' }, signing)

    expect(answer.status).toBe(401)
    expect(await mailsOf(visit, 'shipped')).toBe(0)
  })

  it('changes nothing when what was told earlier is sent again after later news', async () => {
    const visit = await ordered()
    const { orderNumber } = visit
    const shipped = { orderNumber, news: 'shipped', trackingNumber: '00340434161094042557' }
    const signature = sign(toBody(shipped), {})
    await tell(visit, shipped, { signature })
    await tell(visit, { orderNumber, news: 'delivered' })

    const replayed = await tell(visit, shipped, { signature })

    expect(replayed.status).toBe(200)
    expect(await replayed.json()).toEqual({ state: 'delivered' })
    expect(await mailsOf(visit, 'shipped')).toBe(1)
    expect(await mailsOf(visit, 'delivered')).toBe(1)
  })

  it.each([
    ['nonsense', { news: 'eaten' }, 400],
    ['an order of nobody', { orderNumber: 'DE2600000099', news: 'packed' }, 404],
    ['another shop', { orderNumber: 'DE2600000017', news: 'packed', shopId: 10_029 }, 404],
    ['a number with a script in it', { news: 'shipped', trackingNumber: '<script>' }, 400],
  ])('says what is wrong with %s', async (_, news, status) => {
    const visit = await ordered()

    const answer = await tell(visit, { orderNumber: visit.orderNumber, ...news })

    expect(answer.status).toBe(status)
  })
})
