import { SHOPS, type Shop } from '@saum/domain/shops'
import { openMigratedDatabase } from '@saum/testing/test-database'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { createKept } from '../catalog/kept.ts'
import type { Database } from '../database/database.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { listMailsOfOrder } from '../mail/mail-log.ts'
import { MAIL_KINDS, queueMail, type MailKind, type QueuedMail } from '../mail/mail-outbox.ts'
import { createOrderTokens } from '../token/order-token.ts'
import { createTokens } from '../token/signed-token.ts'
import { createMailWriter } from './mail-writer.ts'
import { ADDRESS, aToldOrder, mailAbout, ORDERED_AT, type ToldOrder } from './told-order.fixture.ts'

const SENDER = { from: 'service@saum.example', publicOrigin: 'https://saum.example' }
const [DE, AT, CH, FR_CH, EN] = SHOPS
const tokens = createTokens('a secret')

function writerOf(db: Database) {
  return createMailWriter({ db, tokens, branches: createKept(async () => [], Date.now) })
}

async function sourceOf(db: Database, mail: QueuedMail): Promise<string> {
  return composeMail(mail, await writerOf(db)(mail), SENDER).source
}

async function read(db: Database, told: ToldOrder, kind: MailKind, shop: Shop = DE) {
  const mail = await PostalMime.parse(await sourceOf(db, mailAbout(told, kind, shop)))
  // Amounts do not break; a test that is read has plain spaces.
  return { ...mail, text: (mail.text ?? '').replaceAll('\u{a0}', ' ') }
}

describe.each(SHOPS.map((shop) => [shop.locale, shop] as const))('mails of %s', (locale, shop) => {
  it('are written in the language of the shop, with no slot left open, as HTML and text', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, shop)

    for (const kind of MAIL_KINDS) {
      const mail = await read(db, told, kind, shop)

      for (const words of [mail.subject, mail.text, mail.html]) {
        expect(words?.length, kind).toBeGreaterThan(10)
        expect(words?.replaceAll(/<style>[\s\S]*<\/style>/g, ''), kind).not.toMatch(/\{\w+\}/)
        expect(words, kind).not.toMatch(/undefined|null|NaN|\[object/)
      }
      expect(mail.html, kind).toContain(`<html lang="${locale}">`)
      expect(mail.text, kind).not.toMatch(/!|<!--/)
      expect(mail.text, kind).not.toMatch(/^- .*: *$/m)
      if (locale === 'de-CH') {
        expect(mail.text.replaceAll(/Ackerstraße|Weiß/g, ''), kind).not.toMatch(/[ß„“]/)
      }
    }
  }, 30_000)
})

describe('the confirmation of an order', () => {
  it('[2.15] names what was bought, each reduction, what it costs and where it goes', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)

    const { text, html } = await read(db, told, 'order-confirmation')

    expect(text).toContain('- Blazer Henrike, Kamel, Größe 38: 259,95 €')
    expect(text).toContain('- T-Shirt Lene, Weiß, Größe M, 2 Stück: 71,90 €')
    expect(text).toContain('Strickwochen: −23,99 €')
    expect(text).toContain('Gutschein WINTER10: −10,00 €')
    expect(text).toContain('Gesamtsumme: 421,76 €')
    expect(text).toContain('67,34 € (19 %)')
    expect(text).toContain('Lieferung an: Marlene Vogt, Ackerstraße 12, 10115 Berlin')
    expect(text).toContain('Rechnung an: Gleiche Adresse')
    expect(text).toContain('Bis 11:00 Uhr kannst du')
    expect(html).toContain('src="https://saum.example/images/blazer-kamel/180.webp"')
    expect(html).toContain('alt="Blazer Henrike, von vorn"')
  })

  it('[11] brings terms and withdrawal information along on a durable medium', async () => {
    const db = await openMigratedDatabase()

    const { text, attachments } = await read(db, await aToldOrder(db, DE), 'order-confirmation')
    const swiss = await read(db, await aToldOrder(db, CH), 'order-confirmation', CH)
    const english = await read(db, await aToldOrder(db, EN), 'order-confirmation', EN)

    expect(text).toContain('Das Gesetz gibt dir 14 Tage')
    expect(text).toContain('Ich widerrufe meinen Vertrag mit Saum')
    expect(text).toContain('https://saum.example/de/withdrawal/')
    expect(attachments.map(({ filename }) => filename)).toEqual([
      'AGB.pdf',
      'Widerrufsbelehrung.pdf',
    ])
    expect(swiss.text).not.toMatch(/widerruf/i)
    expect(swiss.text).toContain('/ch/returns-portal/?order=')
    expect(swiss.attachments.map(({ filename }) => filename)).toContain('Rueckgaberecht.pdf')
    expect(english.text).toContain('Directive 2011/83/EU')
  })

  it('leads to the order without typing, in its own shop only', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, AT)

    const { text } = await read(db, told, 'order-confirmation', AT)

    const token = /order-trackform\/\?order=([\w.%-]+)/.exec(text)?.[1] ?? ''
    const links = createOrderTokens(tokens, () => ORDERED_AT)
    expect(links.openOrder(AT, decodeURIComponent(token))).toBe(told.orderId)
    expect(links.openOrder(DE, decodeURIComponent(token))).toBeNull()
  })

  it('is the same bytes whenever it is made, files included', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)

    for (const kind of ['order-confirmation', 'shipped', 'return-registered', 'refund'] as const) {
      const mail = mailAbout(told, kind, DE)
      expect(await sourceOf(db, mail)).toBe(await sourceOf(db, { ...mail, attempts: 2 }))
    }
  })

  it('takes any name and address as words', async () => {
    const db = await openMigratedDatabase()
    const hostile = '<script>alert(1)</script> {total} 👗 مرحبا'
    const address = {
      ...ADDRESS,
      recipient: { firstName: hostile, lastName: 'Ω' },
      street: hostile,
    }
    const ordered = [{ name: hostile, cents: 1_000, pictureKey: 'a' }]
    const told = await aToldOrder(db, DE, {
      billingAddress: address,
      shippingAddress: address,
      ordered,
    })

    for (const kind of [
      'order-confirmation',
      'shipped',
      'delivered',
      'return-registered',
    ] as const) {
      const { html, text } = await read(db, told, kind)

      expect(html).not.toContain('<script')
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {total} 👗 مرحبا')
      expect(text).toContain(hostile)
    }
  })
})

describe('the request to pay in advance', () => {
  it('[11] brings all of the order along at once, and no day before the money is there', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE, { paymentMethod: 'prepayment' })

    const { text, attachments } = await read(db, told, 'payment-pending')

    expect(text).toContain('Bitte überweise den Betrag bis')
    expect(text).toContain('23. November 2026')
    expect(text).toContain('- Blazer Henrike, Kamel, Größe 38: 259,95 €')
    expect(text).toContain('Gesamtsumme: 421,76 €')
    expect(text).toContain('Lieferung an: Marlene Vogt, Ackerstraße 12, 10115 Berlin')
    expect(text).toContain('Lieferzeit: 2–4 Werktage nach Zahlungseingang')
    expect(text).toContain('Das Gesetz gibt dir 14 Tage')
    expect(attachments.map(({ filename }) => filename)).toEqual([
      'AGB.pdf',
      'Widerrufsbelehrung.pdf',
    ])
  })
})

describe('a mail about a parcel', () => {
  it('brings the invoice along and says until when it is paid', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)

    const { text, attachments } = await read(db, told, 'shipped')

    expect(text).toContain('Bitte überweise 421,76 € bis 1. Dezember 2026')
    expect(text).toContain('JJD000390000000000001')
    expect(attachments).toMatchObject([{ filename: `Rechnung-RE-${told.orderId}.pdf` }])
  })

  it('asks nobody for money who has paid', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE, { paymentMethod: 'card' })

    expect((await read(db, told, 'shipped')).text).not.toContain('überweise')
  })

  it('says how long something may come back', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, FR_CH)

    const { text } = await read(db, told, 'delivered', FR_CH)

    expect(text).toContain('21 décembre 2026')
    expect(text).toContain('42 points')
    expect(text).not.toContain('Widerruf')
  })
})

describe('a mail about what comes back', () => {
  it('brings the label along and names the money', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)

    const registered = await read(db, told, 'return-registered')
    const refund = await read(db, told, 'refund')

    expect(registered.text).toContain('Etikett: im Anhang')
    expect(registered.text).not.toContain('in jeder Saum-Filiale')
    expect(registered.attachments.map(({ filename }) => filename)).toEqual([
      `Ruecksendeetikett-${told.returnId}.pdf`,
    ])
    expect(refund.text).toContain('Angepasste Rabatte: −5,00 €')
    expect(refund.text).not.toContain('Erstattete Lieferkosten')
    expect(refund.attachments.map(({ filename }) => filename)).toEqual([
      `Korrekturbeleg-${told.returnId}.pdf`,
    ])
  })

  it('[13] receipts a withdrawal word for word, with day and time', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)

    const { text, subject } = await read(db, told, 'withdrawal-receipt')

    expect(subject).toBe('Eingangsbestätigung deines Widerrufs vom 16. November 2026')
    expect(text).toContain('Eingegangen am: 16. November 2026, 10:30 Uhr')
    expect(text).toContain('Umfang: Die ganze Bestellung')
    expect(text).toContain(told.withdrawalId)
  })

  it('says of some pieces that a person looks at it, and promises nothing that has not happened', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)
    const scope = 'Blazer Henrike\nBluse | Ida'
    const document = { kind: 'withdrawal', name: 'M', contract: 'DE26', scope }
    await db.transaction(
      (sql) => sql`
        update declaration set return_id = null, handled_at = null,
          document = ${JSON.stringify(document)}
        where id = ${told.withdrawalId}`,
    )

    const { text } = await read(db, told, 'withdrawal-receipt')

    expect(text).toContain('Ich widerrufe den Vertrag über die oben genannten Artikel.')
    expect(text).toContain('Bluse | Ida')
    expect(text).toContain('Bis dahin verschicken wir nichts, was noch bei uns liegt.')
    expect(text).not.toContain('storniert')
  })

  it('says what is cancelled, and what was left out of a return', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)
    await db.transaction((sql) => sql`update declaration set handled_at = null`)
    const leftOut = await read(db, told, 'withdrawal-receipt')
    await db.transaction(async (sql) => {
      await sql`update declaration set return_id = null`
      await sql`update customer_order set state = 'cancelled'`
    })
    const cancelled = await read(db, told, 'withdrawal-receipt')

    expect(leftOut.text).toContain('Für einzelne Teile deiner Bestellung gibt es kein Etikett')
    expect(cancelled.text).toContain('Die Bestellung ist storniert')
    expect(cancelled.text).toContain('30. November 2026')
  })

  it('receipts also what belongs to no order we know', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)
    await db.transaction((sql) => sql`update declaration set order_id = null, return_id = null`)

    const { text, attachments } = await read(db, told, 'withdrawal-receipt')

    expect(text).toContain('Wir ordnen deine Erklärung der Bestellung zu')
    expect(attachments).toEqual([])
  })
})

it('the log of an order names every mail about it, its parcels and its returns', async () => {
  const db = await openMigratedDatabase()
  const told = await aToldOrder(db, DE)
  const kinds = ['order-confirmation', 'shipped', 'refund', 'withdrawal-receipt'] as const
  await db.transaction(async (sql) => {
    for (const kind of kinds) await queueMail(sql, mailAbout(told, kind, DE), { now: ORDERED_AT })
    const other = { ...mailAbout(told, 'shipped', DE), subjectId: '7' }
    await queueMail(sql, other, { now: ORDERED_AT })
  })

  const log = await listMailsOfOrder(db.sql, told.orderId)

  expect(log.map(({ kind }) => kind)).toEqual(kinds.toSorted())
  expect(log[0]).toMatchObject({ sentAt: null, attempts: 0, queuedAt: ORDERED_AT })
})

it('a mail about something that is gone is not sent half empty', async () => {
  const db = await openMigratedDatabase()
  const mail = mailAbout(await aToldOrder(db, DE), 'shipped', DE)

  await expect(writerOf(db)({ ...mail, subjectId: '7' })).rejects.toThrow('is gone')
})
