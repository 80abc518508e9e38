import { createBackend } from '@saum/contract/backend'
import { SHOPS } from '@saum/domain/shops'
import { aCatalog } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { answerAlert } from './answer-alert.ts'

const [shop] = SHOPS
const IN_STOCK = '330101'
const SOLD_OUT = '330102'
const PRODUCT = '/de/p/kleid-3301-gruen-3301/'

/** The real service over a real database; only the mails go into a list. */
async function aForm() {
  const mails: string[] = []
  const service = await startTestBackend({
    catalog: aCatalog(),
    mailTransport: { send: async ({ source }) => void mails.push(source) },
  })
  const backend = createBackend(service.transport, { shopId: shop.shopId, requestId: 'test' })
  const send = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return answerAlert({ shop, backend, clientKey: 'visitor' }, form)
  }
  async function mailedToken() {
    await service.runBackgroundWork()
    const text = mails[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    return /token=([\w-]+)/.exec(text)?.[1] ?? ''
  }
  return { send, mails, mailedToken }
}

describe('the form of an alert', () => {
  it('is answered with where the mail is and the way back to the size', async () => {
    const { send, mailedToken } = await aForm()

    const answer = await send({ variantId: SOLD_OUT, email: 'lena@saum.example' })

    expect(answer).toEqual({ outcome: 'sent', productHref: `${PRODUCT}?variantId=${SOLD_OUT}` })
    expect(await mailedToken()).toHaveLength(43)
  })

  it('takes the yes from the mail, once and again', async () => {
    const { send, mailedToken } = await aForm()
    await send({ variantId: SOLD_OUT, email: 'lena@saum.example' })
    const token = await mailedToken()

    const confirmed = { outcome: 'confirmed', productHref: `${PRODUCT}?variantId=${SOLD_OUT}` }
    expect(await send({ token })).toEqual(confirmed)
    expect(await send({ token })).toEqual(confirmed)
  })

  it('says what is wrong with it', async () => {
    const { send } = await aForm()
    const outcomeOf = async (fields: Record<string, string>) => (await send(fields)).outcome
    const email = 'lena@saum.example'

    expect(await outcomeOf({ variantId: SOLD_OUT, email: 'lena' })).toBe('email-invalid')
    expect(await outcomeOf({ variantId: SOLD_OUT })).toBe('email-invalid')
    expect(await outcomeOf({ variantId: IN_STOCK, email })).toBe('in-stock')
    expect(await outcomeOf({ variantId: '4711', email })).toBe('failed')
    expect(await outcomeOf({ token: 'nobody-has-this' })).toBe('link-unknown')
  })

  it.each<Record<string, string>>([
    {},
    { variantId: '', email: 'lena@saum.example' },
    { variantId: '1e3', email: 'lena@saum.example' },
    { variantId: '9'.repeat(400), email: 'lena@saum.example' },
    { token: '' },
    { token: '<script>' },
    { token: 'x'.repeat(10_000) },
  ])('is refused without a fault when it is %j', async (fields) => {
    const { send, mails, mailedToken } = await aForm()

    const { outcome } = await send(fields)

    expect(['failed', 'link-unknown']).toContain(outcome)
    await mailedToken()
    expect(mails).toEqual([])
  })
})
