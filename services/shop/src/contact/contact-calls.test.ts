import type { PayloadOf } from '@saum/contract/call'
import { CONTACT_TOPICS, sendMessage } from '@saum/contract/contact'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { startTestBackend, type TestAnswer } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { createKept } from '../catalog/kept.ts'
import type { Database } from '../database/database.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { takeDueMails } from '../mail/mail-outbox.ts'
import { createMailWriter } from '../order-mail/mail-writer.ts'
import { createTokens } from '../token/signed-token.ts'
import { closeMessage, listMessages } from './contact-storage.ts'
import { TOPIC_NAME } from './contact-topics.ts'

const SENDER = { from: 'service@saum.example', publicOrigin: 'https://saum.example' }
const FORM: PayloadOf<typeof sendMessage> = {
  requestKey: 'form-1',
  topic: 'product',
  name: 'Anna Faden',
  email: 'anna@saum.example',
  orderNumber: 'DE26000001-7',
  message: 'Kratzt die Wolle?\nIch trage sie auf der Haut.',
}
const NOW = Date.UTC(2026, 10, 16, 10)
/** Of a mail in which nothing has added one. */
const HEADERS = [
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'content-language',
  'auto-submitted',
  'mime-version',
  'content-type',
]

describe.each(TEST_ENGINES)('[2.34] a message by the contact form on %s', (engine) => {
  async function aForm() {
    const clock = { now: NOW }
    const backend = await startTestBackend({ engine, now: () => clock.now })
    const { db } = backend
    let requests = 0
    function send(form: Partial<typeof FORM> = {}, shop: (typeof SHOPS)[number] = SHOPS[0]) {
      return backend.post(sendMessage, { ...FORM, ...form }, shop.shopId)
    }
    function sendFrom(clientKey: string) {
      const requestKey = `from-${(requests += 1)}`
      const payload = { ...FORM, requestKey, email: `${requestKey}@saum.example` }
      const body = JSON.stringify({ payload })
      const { shopId } = SHOPS[0]
      return backend.transport({ name: 'sendMessage', shopId, requestId: 'r', clientKey, body })
    }
    return { backend, db, clock, send, sendFrom }
  }

  function numberOf({ body }: TestAnswer): string {
    return v.parse(sendMessage.result, body).caseNumber
  }

  it('is kept and told to the service, who answers to the shopper, and receipted', async () => {
    const { db, send } = await aForm()

    const caseNumber = numberOf(await send())

    expect(caseNumber).toMatch(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/)
    expect(await listMessages(db.sql, { isAll: false, limit: 5 })).toMatchObject([
      { id: caseNumber, message: FORM.message, receivedAt: NOW, closedAt: null },
    ])
    const [told, receipt] = await mailsOf(db)
    expect(told).toMatchObject({
      to: [{ address: 'service@saum.example' }],
      replyTo: [{ address: 'anna@saum.example' }],
      subject: `Nachricht ${caseNumber}: Produkt`,
    })
    expect(receipt).toMatchObject({
      to: [{ address: 'anna@saum.example' }],
      subject: `Deine Nachricht ist angekommen: ${caseNumber}`,
    })
    expect(receipt?.replyTo).toBeUndefined()
    expect(told?.text).toContain('> Kratzt die Wolle?\n> Ich trage sie auf der Haut.')
  })

  it('is written in the language of each shop, whatever it is about', async () => {
    const { db, send } = await aForm()

    for (const [index, shop] of SHOPS.entries()) {
      const email = `anna${index}@saum.example`
      const topic = CONTACT_TOPICS[index] ?? 'other'
      expect((await send({ email, topic, orderNumber: '' }, shop)).status).toBe(200)
    }

    const mails = await mailsOf(db)
    expect(mails).toHaveLength(10)
    const subjects = mails.map(({ subject }) => subject?.replaceAll(/[0-9A-Z]{4}-\S{9}/g, 'N'))
    expect(subjects).toContain('Votre message nous est parvenu : N')
    expect(subjects).toContain('Message N: Store')
  })

  it.each(SHOPS)('sends others no word of who writes: the receipt of $path', async (shop) => {
    const { db, send } = await aForm()
    const typed = {
      name: 'Gewinn auf evil.example',
      orderNumber: 'https://evil.example/1',
      message: 'Dein Gewinn wartet: https://evil.example/2',
    }

    const caseNumber = numberOf(await send(typed, shop))

    const receipt = (await mailsOf(db)).find(({ to }) => to?.[0]?.address === FORM.email)
    const topic = TOPIC_NAME[shop.locale][FORM.topic]
    const words = `${receipt?.subject} ${receipt?.text}`
    for (const told of [caseNumber, topic, '16', '2026']) expect(words).toContain(told)
    expect(`${JSON.stringify(receipt?.headers)} ${words} ${receipt?.html}`).not.toMatch(
      /evil|Gewinn/,
    )
  })

  it('is one, however often the button is pressed', async () => {
    const { db, send } = await aForm()

    const answers = await Promise.all([send(), send(), send()])
    answers.push(await send())

    expect(new Set(answers.map(numberOf)).size).toBe(1)
    expect(await listMessages(db.sql, { isAll: true, limit: 5 })).toHaveLength(1)
    expect(await mailsOf(db)).toHaveLength(2)
  })

  it('is never taken for the message of somebody else', async () => {
    const { send } = await aForm()

    const one = numberOf(await send())
    const other = numberOf(await send({ email: 'bea@saum.example' }))
    const elsewhere = numberOf(await send({}, SHOPS[1]))

    expect(new Set([one, other, elsewhere]).size).toBe(3)
  })

  it.each([
    { topic: 'weather' as 'other' },
    { name: '' },
    { name: 'Anna\r\nBcc: everybody@saum.example' },
    { name: 'A'.repeat(101) },
    { email: 'anna' },
    { email: 'anna@saum.example\r\nBcc: everybody@saum.example' },
    { email: 'anna@saum.example>, <bea@saum.example' },
    { orderNumber: 'DE1\nBcc: x' },
    { orderNumber: '1'.repeat(41) },
    { message: 'Zu kurz' },
    { message: '          ' },
    { message: 'ä'.repeat(4001) },
    { message: 'Ein Zeichen, das niemand tippt: \u0000' },
    { requestKey: '' },
  ])('is refused with a fault in it, and nothing is kept: %j', async (fault) => {
    const { db, send } = await aForm()

    const answer = await send(fault)

    expect(answer.status).toBe(400)
    expect(await listMessages(db.sql, { isAll: true, limit: 5 })).toEqual([])
    expect(await mailsOf(db)).toEqual([])
  })

  it('cannot write into the head of a mail, nor markup into its text', async () => {
    const { db, send } = await aForm()
    const message = '<img src=x onerror=alert(1)>\nBcc: everybody@saum.example\n\n{email} **x**'

    await send({ name: 'Anna "<b>" =?utf-8?Q?x?=', message })

    const mails = await mailsOf(db)
    for (const mail of mails) {
      expect(mail.bcc).toBeUndefined()
      expect(mail.html).not.toContain('<img src=x')
    }
    expect(mails[0]?.text).toContain('> {email} **x**')
  })

  it.each([
    ['one line without a break', 'x'.repeat(4_000)],
    ['four thousand signs of several bytes', '💌'.repeat(2_000)],
    [
      'separators that some programs take for a line break',
      'Zeile\u2028Bcc: x@saum.example\u2029Ende',
    ],
    ['signs that turn the direction of writing', 'Rechnung \u202Egnp.exe\u202C und mehr'],
    ['a boundary of the parts of a mail', '--=_saum_1\nContent-Type: text/html\n\n<b>x</b>'],
  ])('arrives as text, whatever it is made of: %s', async (_, message) => {
    const { backend, db, send } = await aForm()

    await send({ message, name: 'Ä'.repeat(100), orderNumber: '9'.repeat(40) })

    const mails = await mailsOf(db)
    const [told, receipt] = mails
    const lines = mails.flatMap(({ source }) => source.split('\r\n'))
    expect(told?.text?.replaceAll(/^> ?/gm, '')).toContain(message)
    expect(receipt?.text).not.toContain(message.slice(0, 20))
    expect(told?.headers.map(({ key }) => key)).toEqual(HEADERS.toSpliced(2, 0, 'reply-to'))
    expect(receipt?.headers.map(({ key }) => key)).toEqual(HEADERS)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998)
    expect(backend.logged).toEqual([])
  })

  it('makes no link of an address that was typed', async () => {
    const { db, send } = await aForm()

    await send({ message: 'https://evil.example und [hier](https://evil.example) klicken' })

    for (const { html } of await mailsOf(db)) expect(html).not.toMatch(/href="[^"]*evil/)
  })

  it('comes a few times an hour from one network, and later again', async () => {
    const { sendFrom, clock } = await aForm()

    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn++) statuses.push((await sendFrom('a network')).status)
    const elsewhere = await sendFrom('another')
    clock.now += 61 * 60_000
    const later = await sendFrom('a network')

    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
    expect([elsewhere.status, later.status]).toEqual([200, 200])
  })

  it('fills no mailbox of another: after three a day there is no receipt', async () => {
    const { db, clock, send } = await aForm()

    for (let turn = 0; turn < 5; turn++) {
      await send({ requestKey: `form-${turn}` })
      // The allowance of all mails that strangers cause is of one hour, and must not hide this limit.
      clock.now += 61 * 60_000
    }

    const mails = await db.sql<{ kind: string }>`select kind from mail`
    const countOf = (wanted: string) => mails.filter(({ kind }) => kind === wanted).length
    expect([countOf('contact-message'), countOf('contact-receipt')]).toEqual([5, 3])
  })

  it('is forgotten a year after it was closed, or came if nobody closed it', async () => {
    const { backend, db, send, clock } = await aForm()
    await send({ requestKey: 'open' })
    const closed = numberOf(await send({ requestKey: 'closed' }))
    const afterMonths = (months: number) => Date.UTC(2026, 10 + months, 16, 11)
    await db.transaction((sql) => closeMessage(sql, closed, afterMonths(6)))

    const left = async (months: number) => {
      clock.now = afterMonths(months)
      await backend.runBackgroundWork()
      return (await listMessages(db.sql, { isAll: true, limit: 5 })).length
    }

    expect([await left(11), await left(12), await left(17), await left(18)]).toEqual([2, 1, 1, 1])
    expect(await left(19)).toBe(0)
  })
})

/** Everything that waits to be sent, the told one of a message before its receipt. */
async function mailsOf(db: Database) {
  const branches = createKept(async () => [], Date.now)
  const write = createMailWriter({ db, tokens: createTokens('a secret'), branches })
  const due = await takeDueMails(db, NOW, 50)
  const order = due.toSorted((one, other) => one.kind.localeCompare(other.kind))
  return Promise.all(
    order.map(async (mail) => {
      const { source } = composeMail(mail, await write(mail), SENDER)
      return { ...(await PostalMime.parse(source)), source }
    }),
  )
}
