import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LOCALES, SHOPS, type Shop } from '@saum/domain/shops'
import { openMigratedDatabase } from '@saum/testing/test-database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { ADDRESS, aToldOrder, ORDERED_AT } from '../order-mail/told-order.fixture.ts'
import { createOrderTokens, type Paper } from '../token/order-token.ts'
import { createTokens } from '../token/signed-token.ts'
import { contractPapers, createPaperService } from './paper-service.ts'
import { printableText } from './printable-text.ts'
import { readPdf } from './read-pdf.fixture.ts'

const [DE, AT, CH, , EN] = SHOPS
const tokens = createOrderTokens(createTokens('a secret'), () => ORDERED_AT)

async function open(db: Database, shop: Shop, paper: Paper) {
  const token = tokens.paperUrl(shop, paper).split('/').at(-2) ?? ''
  const file = await createPaperService({ db, tokens }).open(shop, token)
  if (file === null) throw new Error('There is no such paper')
  return { ...file, ...readPdf(file.bytes) }
}

describe.each(SHOPS.map((shop) => [shop.locale, shop] as const))('papers of %s', (locale, shop) => {
  it('[18] are tagged, titled and say their language', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, shop)
    const papers: Paper[] = [
      { kind: 'invoice', id: String(told.orderId) },
      { kind: 'credit-note', id: told.returnId },
      { kind: 'label', id: told.returnId },
      { kind: 'receipt', id: told.withdrawalId },
      { kind: 'receipt', id: told.cancellationId },
    ]

    for (const paper of papers) {
      const { source, title, text, fileName } = await open(db, shop, paper)

      expect(source).toContain('/MarkInfo')
      expect(source).toContain('/StructTreeRoot')
      expect(source).toContain(`/Lang (${locale})`)
      expect(title).toMatch(/^\p{Lu}.+ \S+$/u)
      expect(source).toContain('/DisplayDocTitle true')
      expect(fileName).toMatch(/^[\w-]+\.pdf$/)
      expect(text).toContain('Saum Mode GmbH')
      expect(text).not.toMatch(/undefined|NaN|\{\w+\}/)
    }
  })
})

it('[13] a receipt names every piece of a long list, on as many pages as it takes', async () => {
  const db = await openMigratedDatabase()
  const told = await aToldOrder(db, DE)
  const pieces = Array.from({ length: 160 }, (_, index) => `Kleid Nummer ${index}, Größe M`)
  const scope = [...pieces, 'A'.repeat(3000)].join('\n')
  const document = JSON.stringify({ kind: 'withdrawal', name: 'M', contract: 'DE26', scope })
  await db.transaction(
    (sql) => sql`update declaration set document = ${document} where id = ${told.withdrawalId}`,
  )

  const { text, source } = await open(db, DE, { kind: 'receipt', id: told.withdrawalId })

  for (const piece of pieces) expect(text).toContain(piece)
  expect(text).toContain('Ich widerrufe den Vertrag über die oben genannten Artikel.')
  expect(source.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
})

describe('an invoice', () => {
  it('says who sells what to whom, for how much, with which tax, and where to pay until when', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)

    const { text } = await open(db, DE, { kind: 'invoice', id: String(told.orderId) })

    const words = [
      `RE-${told.orderId}`,
      'Marlene Vogt',
      'Ackerstraße 12',
      'Blazer Henrike',
      'SA-1000',
      '421,76 €',
      '354,42 €',
      'MwSt. 19 %',
      '67,34 €',
      'bis 1. Dezember 2026',
      'DE36 0000 0000 0000 0000 00',
      'USt-IdNr. DE000000000',
      'HRB 0000000',
    ]
    for (const word of words) expect(text).toContain(word)
  })

  it('follows the law of its country', async () => {
    const db = await openMigratedDatabase()
    const swiss = await aToldOrder(db, CH)
    const austrian = await aToldOrder(db, AT)

    const ch = await open(db, CH, { kind: 'invoice', id: String(swiss.orderId) })
    const at = await open(db, AT, { kind: 'invoice', id: String(austrian.orderId) })

    expect(ch.text).toContain('CHE-000.000.000 MWST')
    expect(ch.text).toContain('CH36 0000 0000 0000 0000 0')
    expect(ch.text).toContain('CHF')
    expect(at.text).toContain('USt. 19 %')
  })

  it('asks nobody for money who has paid', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE, { paymentMethod: 'wallet_redirect' })

    const { text } = await open(db, DE, { kind: 'invoice', id: String(told.orderId) })

    expect(text).toContain('Dieser Betrag ist bezahlt: PayPal')
    expect(text).not.toContain('IBAN')
  })

  it('goes on on further pages', async () => {
    const db = await openMigratedDatabase()
    const ordered = Array.from({ length: 60 }, (_, index) => ({
      name: `Teil ${index}`,
      cents: 1_000 + index,
    }))
    const told = await aToldOrder(db, DE, { ordered })

    const { text } = await open(db, DE, { kind: 'invoice', id: String(told.orderId) })

    expect(text).toContain('Teil 59')
    expect(text).toMatch(/Seite ([4-9]) von \1/)
    expect(text.match(/Einzelpreis/g)?.length).toBeGreaterThan(3)
  })

  it('prints any name: letters it lacks in Latin ones, what nobody can read as a question mark', async () => {
    const db = await openMigratedDatabase()
    const recipient = { firstName: 'Łukasz Žižka', lastName: 'Ωμέγα 👩‍👩‍👧 王 <b>\u{202e}x' }
    const told = await aToldOrder(db, EN, { billingAddress: { ...ADDRESS, recipient } })

    const { text } = await open(db, EN, { kind: 'invoice', id: String(told.orderId) })

    expect(text).toContain('Łukasz Žižka Omega ? ? <b>x')
  })
})

describe('a link to a paper', () => {
  it('opens one paper in its shop, and nothing without a signature', async () => {
    const db = await openMigratedDatabase()
    const told = await aToldOrder(db, DE)
    const papers = createPaperService({ db, tokens })
    const url = tokens.paperUrl(DE, { kind: 'label', id: told.returnId })
    const token = url.split('/').at(-2) ?? ''

    expect(await papers.open(DE, token)).not.toBeNull()
    expect(await papers.open(AT, token)).toBeNull()
    expect(await papers.open(DE, `${token}x`)).toBeNull()
    expect(await papers.open(DE, 'x'.repeat(600))).toBeNull()
  })

  it('opens nothing that is not there yet', async () => {
    const db = await openMigratedDatabase()
    const papers = createPaperService({ db, tokens })

    for (const kind of ['invoice', 'label', 'receipt', 'credit-note'] as const) {
      const token = tokens.paperUrl(DE, { kind, id: '7' }).split('/').at(-2) ?? ''
      expect(await papers.open(DE, token)).toBeNull()
    }
  })
})

describe('terms and withdrawal on paper', () => {
  it.each(LOCALES)('are those of the shop’s page: %s', async (locale) => {
    const read = (path: string) =>
      readFile(fileURLToPath(new URL(`../../../../${path}/${locale}.md`, import.meta.url)), 'utf8')

    expect(await read('services/shop/mails/terms')).toBe(await read('content/pages/terms'))
  })

  it('can be read in every shop', async () => {
    for (const shop of SHOPS) {
      const [terms, withdrawal] = await contractPapers(shop)

      expect(readPdf(terms?.bytes ?? Buffer.alloc(0)).text.length).toBeGreaterThan(3_000)
      expect(readPdf(withdrawal?.bytes ?? Buffer.alloc(0)).text.length).toBeGreaterThan(900)
    }
  })
})

describe('what a font cannot draw', () => {
  it('is a narrow space: one that does not break either stands for it', () => {
    const latin = (codePoint: number) => codePoint <= 0xff

    expect(printableText('Total\u202f: 20\u202fCHF', latin)).toBe('Total\u00a0: 20\u00a0CHF')
    expect(printableText('Total\u202f:', (codePoint) => codePoint < 0x7f)).toBe('Total :')
  })

  const ascii = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x7f

  it('never reaches the paper, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(printableText(text, ascii)).toMatch(/^[\x20-\x7e\n]*$/)
      }),
    )
  })

  it('is written with the letters at hand', () => {
    expect(printableText('Zoë Čapek', ascii)).toBe('Zoe Capek')
    expect(printableText('Θεσσαλονίκη', ascii)).toBe('Thessaloniki')
    expect(printableText('София', ascii)).toBe('Sofiya')
  })
})
