import { confirmStockAlert, requestStockAlert } from '@saum/contract/alert'
import { SHOPS } from '@saum/domain/shops'
import { aCatalog, aProduct, aVariant } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { MailMessage } from '../mail/mail-transport.ts'

const [, , , frCh] = SHOPS
const IN_STOCK = 330_101
const SOLD_OUT = 330_102
const DAY_MS = 24 * 3_600_000
const EMAIL = 'lena@saum.example'

describe.each(TEST_ENGINES)('asking to be told when a size is back on %s', (engine) => {
  async function aShop() {
    const mails: MailMessage[] = []
    const clock = { now: Date.parse('2026-11-16T09:00:00Z') }
    const backend = await startTestBackend({
      engine,
      catalog: aCatalog(),
      now: () => clock.now,
      mailTransport: { send: async (message) => void mails.push(message) },
    })
    const ask = (email = EMAIL, variantId = SOLD_OUT) =>
      backend.post(requestStockAlert, { variantId, email })
    const confirm = (token: string) => backend.post(confirmStockAlert, { token })
    /** Sends what is due and hands over what has arrived since the last time. */
    async function newMails() {
      await backend.runBackgroundWork()
      return mails.splice(0).map(({ recipient, source }) => ({ recipient, text: readable(source) }))
    }
    async function newToken() {
      const [mail] = await newMails()
      return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    }
    const restock = (stock: number) =>
      backend.importCatalog({
        products: [aProduct({ variants: [aVariant({ id: SOLD_OUT, size: 'M', stock })] })],
      })
    return { backend, clock, ask, confirm, newMails, newToken, restock }
  }

  it('writes for a confirmation, and nothing else before it is given', async () => {
    const shop = await aShop()

    const answer = await shop.ask()

    expect(answer).toMatchObject({ status: 200, body: { isAccepted: true } })
    const [mail, ...others] = await shop.newMails()
    expect(mail).toMatchObject({ recipient: EMAIL })
    expect(mail?.text).toContain('Kleid 3301 in Grün, Größe M')
    expect(mail?.text).toMatch(/https:\/\/saum\.example\/de\/stock-alert\/\?token=[\w-]{43}/)
    expect(others).toEqual([])
    await shop.restock(5)
    expect(await shop.newMails()).toEqual([])
  })

  it('writes once when the size is back, then knows the address no more', async () => {
    const shop = await aShop()
    await shop.ask()
    await shop.confirm(await shop.newToken())
    expect(await shop.newMails()).toEqual([])

    await shop.restock(5)

    const [mail] = await shop.newMails()
    expect(mail).toMatchObject({ recipient: EMAIL })
    expect(mail?.text).toContain('79,99')
    expect(mail?.text).toContain(
      'https://saum.example/de/p/kleid-3301-gruen-3301/?variantId=330102',
    )
    expect(await shop.newMails()).toEqual([])
    await shop.restock(0)
    await shop.restock(5)
    expect(await shop.newMails()).toEqual([])
    const left = await shop.backend.db.sql`
      select email from stock_alert union select recipient from mail where recipient <> ''`
    expect(left).toEqual([])
  })

  it('answers the same to who is known and to who is not, and writes no second time', async () => {
    const shop = await aShop()
    const first = await shop.ask()

    const again = await shop.ask(' Lena@Saum.EXAMPLE ')

    expect(again).toEqual(first)
    expect(await shop.newMails()).toHaveLength(1)
  })

  it('writes one mail when asked twice at the same moment', async () => {
    const shop = await aShop()

    const answers = await Promise.all([shop.ask(), shop.ask(), shop.ask()])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await shop.newMails()).toHaveLength(1)
  })

  it('writes again to who lost the mail, a quarter of an hour later and three times at most', async () => {
    const shop = await aShop()
    const counts: number[] = []

    for (let round = 0; round < 5; round += 1) {
      await shop.ask()
      counts.push((await shop.newMails()).length)
      shop.clock.now += DAY_MS / 96
    }

    expect(counts).toEqual([1, 1, 1, 0, 0])
  })

  it('holds what the last mail said: an older link confirms nothing', async () => {
    const shop = await aShop()
    await shop.ask()
    const older = await shop.newToken()
    shop.clock.now += DAY_MS / 24
    await shop.ask()
    const newer = await shop.newToken()

    expect(await shop.confirm(older)).toMatchObject({ status: 404 })
    expect(await shop.confirm(newer)).toMatchObject({ status: 200 })
  })

  it('writes to one address about ten sizes a day at most, and says nothing of it', async () => {
    const shop = await aShop()
    const ids = Array.from({ length: 12 }, (_, index) => 500 + index)
    const products = ids.map((id) =>
      aProduct({ id, variants: [aVariant({ id: id * 100 + 2, stock: 0 })] }),
    )
    await shop.backend.importCatalog({ products })

    const answers = []
    for (const id of ids) {
      answers.push(await shop.ask(EMAIL, id * 100 + 2))
      // No address gets more than three mails an hour.
      shop.clock.now += DAY_MS / 72
    }

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await shop.newMails()).toHaveLength(10)
  })

  it('counts visitors: one who asks too often is told so, others are not', async () => {
    const shop = await aShop()
    const askAs = async (clientKey: string) => {
      const payload = { variantId: SOLD_OUT, email: EMAIL, clientKey }
      return (await shop.backend.post(requestStockAlert, payload)).status
    }
    for (let round = 0; round < 20; round += 1) await askAs('busy')

    expect([await askAs('busy'), await askAs('calm')]).toEqual([429, 200])
    shop.clock.now += DAY_MS / 24
    expect(await askAs('busy')).toBe(200)
  })

  it('takes a confirmation twice and a stranger’s never', async () => {
    const shop = await aShop()
    await shop.ask()
    const token = await shop.newToken()

    const confirmed = { status: 200, body: { variantId: SOLD_OUT } }
    expect(await shop.confirm(token)).toMatchObject(confirmed)
    expect(await shop.confirm(token)).toMatchObject(confirmed)
    expect(await shop.confirm('x'.repeat(43))).toMatchObject({
      status: 404,
      body: { kind: 'alert-not-found' },
    })
  })

  it('forgets who does not confirm within a week, and who waits for half a year', async () => {
    const shop = await aShop()
    await shop.ask('late@saum.example')
    const late = await shop.newToken()
    await shop.ask()
    await shop.confirm(await shop.newToken())

    shop.clock.now += 7 * DAY_MS
    await shop.backend.runBackgroundWork()

    expect(await shop.confirm(late)).toMatchObject({ status: 404 })
    expect(await shop.backend.db.sql`select email from stock_alert`).toEqual([{ email: EMAIL }])
    shop.clock.now += 182 * DAY_MS
    await shop.restock(5)
    expect(await shop.newMails()).toEqual([])
    expect(await shop.backend.db.sql`select email from stock_alert`).toEqual([])
  })

  it('refuses a size that can be bought and one the shop does not have', async () => {
    const shop = await aShop()

    expect(await shop.ask(EMAIL, IN_STOCK)).toMatchObject({
      status: 409,
      body: { kind: 'variant-in-stock' },
    })
    expect(await shop.ask(EMAIL, 4711)).toMatchObject({ status: 404 })
    expect(await shop.newMails()).toEqual([])
  })

  it.each([
    '',
    'lena',
    'lena@saum',
    'lena@saum..example',
    'a b@saum.example',
    'lena@saum.example\r\nBcc: all@saum.example',
    'lena@saum.example,otto@saum.example',
    '<lena@saum.example>',
    `${'l'.repeat(65)}@saum.example`,
    `lena@${'saum.'.repeat(60)}example`,
  ])('does not write to %j', async (email) => {
    const shop = await aShop()

    const answer = await shop.ask(email)

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ property: 'email' }] } })
    expect(await shop.newMails()).toEqual([])
    expect(JSON.stringify(shop.backend.logged)).not.toContain('lena')
  })

  it('writes in the language of the shop that was asked', async () => {
    const shop = await aShop()
    const payload = { variantId: SOLD_OUT, email: EMAIL }
    await shop.backend.post(requestStockAlert, payload, frCh.shopId)

    const [mail] = await shop.newMails()

    expect(mail?.text).toContain('https://saum.example/fr-ch/stock-alert/?token=')
    expect(mail?.text).toContain('Content-Language: fr-CH')
  })

  it('keeps only the hash of what the mail knows', async () => {
    const shop = await aShop()
    await shop.ask()
    const token = await shop.newToken()

    const rows = await shop.backend.db.sql`select * from stock_alert`

    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

/** The text part, its soft line breaks and encoded bytes undone. */
function readable(source: string): string {
  const bytes = source
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
