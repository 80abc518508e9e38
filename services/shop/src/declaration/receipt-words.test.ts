import type { PayloadOf } from '@saum/contract/call'
import { getPaper } from '@saum/contract/paper'
import { submitContractCancellation, submitWithdrawal } from '@saum/contract/withdrawal'
import { SHOPS, type Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { anOrder } from '@saum/testing/delivered-order'
import { aSubscriber, SUBSCRIBER, subscriptionsOf } from '@saum/testing/subscriber'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import PostalMime, { type Email } from 'postal-mime'
import { describe, expect, it } from 'vitest'
import type { MailMessage } from '../mail/mail-transport.ts'
import { readPdf } from '../paper/read-pdf.fixture.ts'

const VICTIM = 'bea@saum.example'
const LURE = 'https://evil.example/gewinn'

/** Everything a visitor can type into the two forms, used to send a text to another person. */
const WITHDRAWAL: PayloadOf<typeof submitWithdrawal> = {
  requestKey: 'form-1',
  name: 'Gewinn auf evil.example',
  contract: `Dein Gewinn: ${LURE}`,
  scope: `<a href="${LURE}">Gewinn</a>\n[Gewinn](${LURE})\n{receiptUrl}`,
  email: VICTIM,
}
const CANCELLATION: PayloadOf<typeof submitContractCancellation> = {
  requestKey: 'form-2',
  kind: 'extraordinary',
  reason: `<img src=x onerror=alert(1)> ${LURE}`,
  name: 'Gewinn auf evil.example',
  contract: `Dein Gewinn: ${LURE}`,
  email: VICTIM,
}

describe('the receipt of a declaration', () => {
  it.each(SHOPS)('sends no typed word to an address we do not know: $path', async (shop) => {
    const { backend, sent } = await aMailingShop()

    await backend.post(submitWithdrawal, WITHDRAWAL, shop.shopId)
    await backend.post(submitContractCancellation, CANCELLATION, shop.shopId)
    await backend.runBackgroundWork()

    const receipts = await sent()
    expect(receipts).toHaveLength(2)
    for (const receipt of receipts) {
      expect(receipt.to).toEqual([{ address: VICTIM, name: '' }])
      expect(JSON.stringify(receipt)).not.toMatch(/evil|Gewinn|onerror/)
      expect(linksOf(receipt).some((href) => href.startsWith(paperAddress(shop)))).toBe(true)
    }
  })

  it('has the words in the PDF it links to', async () => {
    const { backend, sent } = await aMailingShop()
    await backend.post(submitWithdrawal, WITHDRAWAL)
    await backend.runBackgroundWork()
    const [receipt] = await sent()
    const link = linksOf(receipt).find((href) => href.startsWith(paperAddress(SHOPS[0]))) ?? ''

    const token = link.slice(paperAddress(SHOPS[0]).length, -1)
    const { body } = await backend.post(getPaper, { token })

    const { base64 } = v.parse(getPaper.result, body)
    expect(readPdf(Buffer.from(base64, 'base64')).text).toContain('evil.example/gewinn')
  })

  it('repeats what the customer of the order has declared, as text and never as markup', async () => {
    const { backend, orderNumber, sent } = await anOrderInAMailingShop()
    const contract = `Bestellung ${orderNumber}`

    await backend.post(submitWithdrawal, { ...WITHDRAWAL, contract, email: 'marie@example.com' })
    await backend.runBackgroundWork()

    const receipt = (await sent()).find(({ subject }) => subject?.includes('Widerruf'))
    expect(receipt?.text).toContain(contract)
    expect(receipt?.text).toContain('{receiptUrl}')
    expect(receipt?.html).toContain('&lt;a href=')
    expect(linksOf(receipt).filter((href) => href.includes('evil'))).toEqual([])
  })

  it('sends no typed word to another address that names the number of an order', async () => {
    const { backend, orderNumber, sent } = await anOrderInAMailingShop()
    const contract = `${orderNumber} ${LURE}`

    await backend.post(submitWithdrawal, { ...WITHDRAWAL, contract })
    await backend.runBackgroundWork()

    const receipts = (await sent()).filter(({ to }) => to?.[0]?.address === VICTIM)
    expect(receipts).toHaveLength(1)
    expect(JSON.stringify(receipts)).not.toMatch(/evil|Gewinn/)
  })

  it('repeats what the customer of a subscription has declared', async () => {
    const mails: MailMessage[] = []
    const subscriber = await aSubscriber({ mailTransport: transportInto(mails) })
    const [subscription] = await subscriptionsOf(subscriber)
    const contract = `Abo ${subscription?.number}`

    await subscriber.backend.post(submitContractCancellation, {
      ...CANCELLATION,
      contract,
      email: SUBSCRIBER.email,
    })
    await subscriber.backend.runBackgroundWork()

    const receipt = (await parsed(mails)).find(({ subject }) => subject?.includes('Kündigung'))
    expect(receipt?.text).toContain(contract)
    expect(linksOf(receipt).filter((href) => href.includes('evil'))).toEqual([])
  })
})

async function aMailingShop() {
  const mails: MailMessage[] = []
  const backend = await startTestBackend({ mailTransport: transportInto(mails) })
  return { backend, sent: () => parsed(mails) }
}

/** Of marie@example.com. */
async function anOrderInAMailingShop() {
  const { db, orderNumber } = await anOrder({ engine: 'sqlite', until: 'placed' })
  const mails: MailMessage[] = []
  const backend: TestBackend = await startTestBackend({
    database: db,
    mailTransport: transportInto(mails),
  })
  return { backend, orderNumber, sent: () => parsed(mails) }
}

function transportInto(mails: MailMessage[]) {
  return {
    async send(message: MailMessage) {
      mails.push(message)
    },
  }
}

function parsed(mails: readonly MailMessage[]): Promise<Email[]> {
  return Promise.all(mails.map(({ source }) => PostalMime.parse(source)))
}

function linksOf(mail: Email | undefined): string[] {
  return [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
}

function paperAddress({ path }: Shop): string {
  return `https://saum.example/${path}/paper/`
}
