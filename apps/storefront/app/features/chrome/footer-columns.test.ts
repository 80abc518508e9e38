import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { footerColumns } from './footer-columns.ts'

const PAGES = new Proxy<Record<string, string>>({}, { get: (_, page) => `page-${String(page)}` })

function textsOf(path: string, pages = PAGES): string[] {
  const shop = SHOPS.find((candidate) => candidate.path === path)
  if (!shop) throw new Error(`No shop ${path}`)
  return footerColumns(shop, pages).flatMap(({ links }) => links.map(({ text }) => text))
}

describe('the footer', () => {
  it.each(['de', 'at', 'en'])('offers the withdrawal in the shop %s', (path) => {
    expect(textsOf(path)).toContain('footer.withdraw_button')
  })

  it.each(['ch', 'fr-ch'])('offers returns instead of a withdrawal in the shop %s', (path) => {
    expect(textsOf(path)).not.toContain('footer.withdraw_button')
    expect(textsOf(path)).toContain('footer.returns')
  })

  it.each(SHOPS)('has every legal page in the shop $path', ({ path }) => {
    expect(textsOf(path)).toEqual(
      expect.arrayContaining([
        'footer.imprint',
        'footer.terms',
        'footer.privacy',
        'footer.accessibility',
        'footer.consent_settings',
        'footer.cancel_contracts',
        'footer.delivery',
        'footer.payment',
      ]),
    )
  })

  it('leads to what works without login, not to a text about it', () => {
    const [shop] = SHOPS
    const links = footerColumns(shop, PAGES).flatMap((column) => column.links)
    const hrefOf = (text: string) => links.find((link) => link.text === text)?.href

    expect(hrefOf('footer.withdraw_button')).toBe('/de/withdrawal/')
    expect(hrefOf('footer.cancel_contracts')).toBe('/de/cancel-contract/')
    expect(hrefOf('feedback.open')).toBe('/de/contact-message/')
    expect(hrefOf('footer.consent_settings')).toBe('/de/consent/')
  })

  it('leaves out a page the content system does not have', () => {
    expect(textsOf('de', {})).not.toContain('footer.imprint')
  })
})
