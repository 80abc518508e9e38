import * as calls from '@saum/contract/newsletter'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const NOW = Date.parse('2026-11-16T12:00:00Z')
const EMAIL = 'lena@saum.example'
const [de, at, ch] = SHOPS

interface Row {
  state: string
  topics: string
  wished: string | null
  email: string
}

/** A shop whose post is read. */
async function aShop(engine: 'sqlite' | 'postgres' = 'sqlite') {
  const clock = { now: NOW }
  const sources: string[] = []
  const backend = await startTestBackend({
    engine,
    now: () => clock.now,
    mailTransport: { send: async ({ source }) => void sources.push(source) },
  })
  const { db } = backend

  async function letters(kind: string) {
    const rows = await db.sql<{ slots: string; recipient: string }>`
      select slots, recipient from mail where kind = ${kind} order by created_at, id`
    return rows.map(({ slots, recipient }) => {
      const own = JSON.parse(slots) as Record<string, string>
      own['recipient'] = recipient
      return own
    })
  }
  async function tokenIn(kind: string, slot: string): Promise<string> {
    const url = (await letters(kind)).at(-1)?.[slot] ?? ''
    return new URL(url, 'https://saum.example').searchParams.get('token') ?? ''
  }
  function ask(
    topics: calls.NewsletterTopic[] = ['new'],
    { clientKey = 'net', email = EMAIL } = {},
  ) {
    // No two mails of the same moment: the last one is the newest.
    clock.now += 1
    const body = JSON.stringify({ payload: { email, topics } })
    return backend.send({ name: calls.requestNewsletter.name, body, clientKey })
  }
  const confirm = (token: string, shopId: ShopId = de.shopId) =>
    backend.post(calls.confirmNewsletter, { token }, shopId)

  return {
    backend,
    clock,
    sources,
    letters,
    ask,
    confirm,
    asked: () => tokenIn('newsletter-opt-in', 'confirmUrl'),
    ending: () => tokenIn('newsletter-welcome', 'unsubscribeUrl'),
    async subscribe(topics?: calls.NewsletterTopic[]) {
      await ask(topics)
      await confirm(await tokenIn('newsletter-opt-in', 'confirmUrl'))
    },
    end: (token: string, shopId: ShopId = de.shopId) =>
      backend.post(calls.unsubscribeNewsletter, { token }, shopId),
    rows: () => db.sql<Row>`
      select state, topics, wished_topics as wished, email from newsletter_subscription
      order by requested_at`,
    events: async () => {
      const rows = await db.sql<{ kind: string; topics: string }>`
        select kind, topics from newsletter_event order by at, kind desc`
      return rows.map(({ kind, topics }) => `${kind} ${topics}`)
    },
  }
}

describe.each(TEST_ENGINES)('letters with topics on %s', (engine) => {
  it('are sent about what somebody has confirmed by mail, with the proof of it', async () => {
    const shop = await aShop(engine)

    const answer = await shop.ask(['sale', 'new'])
    const [asked] = await shop.letters('newsletter-opt-in')
    const before = await shop.rows()
    await shop.confirm(await shop.asked())

    expect(answer).toMatchObject({ status: 204 })
    expect(asked).toMatchObject({ recipient: EMAIL, topics: 'neue Teile und Angebote' })
    expect(before).toMatchObject([{ state: 'requested', topics: '', wished: 'new,sale' }])
    expect(await shop.rows()).toMatchObject([{ state: 'confirmed', topics: 'new,sale' }])
    expect(await shop.events()).toEqual(['requested new,sale', 'confirmed new,sale'])
  })

  it('about more topics need one more yes, and the others go on meanwhile', async () => {
    const shop = await aShop(engine)
    await shop.subscribe(['new'])
    await shop.ask(['new', 'sale'])
    const before = await shop.rows()

    await shop.confirm(await shop.asked())

    expect(before).toMatchObject([{ state: 'confirmed', topics: 'new', wished: 'sale' }])
    expect(await shop.rows()).toMatchObject([{ topics: 'new,sale', wished: null }])
    expect(await shop.letters('newsletter-welcome')).toHaveLength(1)
  })

  it('are not asked for twice of somebody who gets them, who is told the same as all', async () => {
    const shop = await aShop(engine)
    await shop.subscribe(['new', 'sale'])

    const answer = await shop.ask(['sale'])

    expect(answer).toMatchObject({ status: 204, body: null })
    expect(await shop.letters('newsletter-opt-in')).toHaveLength(1)
  })

  it('of somebody who does not answer more wishes in a week go on unchanged', async () => {
    const shop = await aShop(engine)
    await shop.subscribe(['new'])
    await shop.ask(['sale'])
    const late = await shop.asked()
    shop.clock.now += 7 * DAY_MS

    const answer = await shop.confirm(late)
    await shop.backend.runBackgroundWork()

    expect(answer.status).toBe(404)
    expect(await shop.rows()).toMatchObject([{ state: 'confirmed', topics: 'new' }])
  })

  it('begin with a voucher of their own, once per address', async () => {
    const shop = await aShop(engine)
    await shop.subscribe()
    const [welcome] = await shop.letters('newsletter-welcome')
    await shop.end(await shop.ending())
    shop.clock.now += 2 * DAY_MS
    await shop.subscribe()

    const [voucher, ...others] = await shop.backend.db.sql<{ code: string; document: string }>`
      select code, document from voucher`
    expect(welcome).toMatchObject({ voucherCode: voucher?.code, validUntil: '16. Dezember 2026' })
    expect(voucher?.code).toMatch(/^POST(-[A-Z2-9]{4}){3}$/)
    expect(JSON.parse(voucher?.document ?? '')).toMatchObject({
      effect: { type: 'relative', value: 10 },
      minimumOrderValue: { EUR: 5000 },
      shops: ['de'],
      endsAt: '2026-12-16T23:00:00.000Z',
      maxRedemptions: 1,
      isCombinable: false,
    })
    expect(others).toEqual([])
    expect((await shop.rows()).map(({ state }) => state)).toEqual(['ended', 'confirmed'])
  })

  it('end by one click, again and again, and leave the proof for three years', async () => {
    const shop = await aShop(engine)
    await shop.subscribe(['new', 'sale'])
    const token = await shop.ending()

    const answers = [await shop.end(token), await shop.end(token)]
    const ended = await shop.rows()
    shop.clock.now += 3 * 365 * DAY_MS
    await shop.backend.runBackgroundWork()

    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(ended).toMatchObject([{ state: 'ended', topics: '', email: EMAIL }])
    expect(await shop.rows()).toEqual([])
    expect(await shop.events()).toEqual([])
    expect(await shop.backend.db.sql`select * from newsletter_welcome`).toEqual([])
  })

  it('end by a letter from before, though somebody had come back meanwhile', async () => {
    const shop = await aShop(engine)
    await shop.subscribe()
    const old = await shop.ending()
    await shop.end(old)
    shop.clock.now += 2 * DAY_MS
    await shop.subscribe()

    await shop.end(old)

    expect((await shop.rows()).map(({ state }) => state)).toEqual(['ended', 'ended'])
  })

  it('do not end by a link that was made up, changed or is of another shop', async () => {
    const shop = await aShop(engine)
    await shop.subscribe()
    const token = await shop.ending()
    const [id = ''] = token.split('.')

    const answers = [
      await shop.end(`${id}.${'x'.repeat(43)}`),
      await shop.end(id),
      await shop.end(token, at.shopId),
      await shop.end('x'.repeat(10_000)),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400])
    expect(await shop.rows()).toMatchObject([{ state: 'confirmed' }])
  })
})

describe('the form for letters', () => {
  it('asks an address three times a day at most, without saying so', async () => {
    const shop = await aShop()

    const answers = [
      await shop.ask(['new']),
      await shop.ask(['sale']),
      await shop.ask(['magazine']),
      await shop.ask(['branch'], { clientKey: 'elsewhere' }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await shop.letters('newsletter-opt-in')).toHaveLength(3)
  })

  it('is taken from one network twenty times an hour', async () => {
    const shop = await aShop()
    for (let turn = 0; turn < 20; turn++)
      await shop.ask(['new'], { email: `a${turn}@saum.example` })

    const tooMany = await shop.ask(['new'], { email: 'b@saum.example' })
    const elsewhere = await shop.ask(['new'], { email: 'b@saum.example', clientKey: 'other' })

    expect(tooMany).toMatchObject({ status: 429, body: { retryAfterSeconds: 3600 } })
    expect(elsewhere.status).toBe(204)
  })

  it.each([
    { email: 'lena' },
    { email: `${'l'.repeat(300)}@saum.example` },
    { email: 'lena@saum.example\r\nBcc: all@saum.example' },
    { email: EMAIL, topics: ['weather'] },
    { email: EMAIL, topics: Array.from({ length: 11 }, () => 'new') },
  ])('takes nothing else: %o', async (payload) => {
    const shop = await aShop()

    const body = JSON.stringify({ payload })
    const answer = await shop.backend.send({ name: calls.requestNewsletter.name, body })

    expect(answer.status).toBe(400)
    expect(await shop.rows()).toEqual([])
  })

  it('offers Swiss shoppers the amount of their own money', async () => {
    const shop = await aShop()
    await shop.backend.post(calls.requestNewsletter, { email: EMAIL }, ch.shopId)

    await shop.confirm(await shop.asked(), ch.shopId)

    const [voucher] = await shop.backend.db.sql<{ document: string }>`select document from voucher`
    expect(JSON.parse(voucher?.document ?? '')).toMatchObject({ minimumOrderValue: { CHF: 6000 } })
  })

  it('leads to a letter that mail programs can end by themselves (RFC 8058)', async () => {
    const shop = await aShop()
    await shop.subscribe()
    const token = await shop.ending()
    await shop.backend.runBackgroundWork()

    const letter = shop.sources.find((source) => source.includes('List-Unsubscribe-Post'))
    const asking = shop.sources.find((source) => !source.includes('List-Unsubscribe'))
    expect(letter?.split('\r\n')).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <https://saum.example/de/newsletter-end/?token=${token}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    )
    expect(asking).toContain('Auto-Submitted: auto-generated')
  })
})

describe('the topics of a customer', () => {
  async function aCustomer({ isVerified = true } = {}) {
    const shop = await aShop()
    const { backend } = shop
    await backend.importCatalog({ customers: [aCustomerWithPassword({ email: EMAIL })] })
    if (isVerified) {
      await backend.db.transaction((sql) => sql`update customer set email_verified_at = ${NOW}`)
    }
    const { nextSessionKey } = await logIn(backend, { email: EMAIL })
    return {
      ...shop,
      own: () => backend.postAs(nextSessionKey, calls.getNewsletter, {}),
      choose: (topics: calls.NewsletterTopic[]) =>
        backend.postAs(nextSessionKey, calls.updateNewsletter, { topics }),
    }
  }

  it('are none at first, and the first ones are asked for by mail', async () => {
    const customer = await aCustomer()

    const none = await customer.own()
    const wished = await customer.choose(['new', 'branch'])
    await customer.confirm(await customer.asked())

    const own = { email: EMAIL, isEmailVerified: true }
    expect(none.body).toEqual({ ...own, state: 'none', topics: [] })
    expect(wished.body).toEqual({ ...own, state: 'requested', topics: ['new', 'branch'] })
    expect((await customer.own()).body).toMatchObject({ state: 'confirmed' })
  })

  it('change at once after that, and end with the last one', async () => {
    const customer = await aCustomer()
    await customer.subscribe(['new'])

    const changed = await customer.choose(['sale', 'magazine'])
    const ended = await customer.choose([])

    expect(changed.body).toMatchObject({ state: 'confirmed', topics: ['magazine', 'sale'] })
    expect(ended.body).toMatchObject({ state: 'none', topics: [] })
    expect(await customer.letters('newsletter-opt-in')).toHaveLength(1)
    expect(await customer.events()).toContain('changed magazine,sale')
  })

  it('are neither told nor changed where the address is not proven to be theirs', async () => {
    const customer = await aCustomer({ isVerified: false })
    await customer.subscribe(['new', 'magazine'])

    const told = await customer.own()
    const answers = [await customer.choose(['new', 'sale']), await customer.choose([])]

    const nothing = { email: EMAIL, isEmailVerified: false, state: 'none', topics: [] }
    const asked = { ...nothing, state: 'requested', topics: ['new', 'sale'] }
    expect([told, ...answers].map(({ body }) => body)).toEqual([nothing, asked, nothing])
    expect(await customer.rows()).toMatchObject([{ topics: 'new,magazine', wished: 'sale' }])
    expect(await customer.letters('newsletter-opt-in')).toHaveLength(2)
  })

  it('may be chosen anew before they are confirmed, a few times a day', async () => {
    const customer = await aCustomer()

    const answers = [
      await customer.choose(['new']),
      await customer.choose(['sale']),
      await customer.choose(['branch']),
      await customer.choose(['magazine']),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers[2]?.body).toMatchObject({ state: 'requested', topics: ['branch'] })
  })

  it('are nobody’s who is not logged in', async () => {
    const { backend } = await aShop()

    const stranger = await backend.post(calls.getNewsletter, {})
    const visitor = await backend.postAs('a'.repeat(64), calls.updateNewsletter, { topics: [] })

    expect([stranger.status, visitor.status]).toEqual([400, 401])
  })
})
