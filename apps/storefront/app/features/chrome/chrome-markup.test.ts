import { describe, expect, it } from 'vitest'
import { chromeMarkup } from './chrome-markup.ts'
import type { Chrome } from './chrome.ts'

const CHROME: Chrome = {
  header: '<a data-section="basket">Warenkorb</a>',
  footer: 'footer',
  slimHeader: 'slim header',
  places: [],
  lacksCategories: false,
  slimFooter: 'slim footer',
  sections: [{ key: 'basket', href: '/de/cart/' }],
}

describe('header and footer', () => {
  it('mark the place of the page', () => {
    expect(chromeMarkup(CHROME, 'header', '/de/cart/')).toContain('aria-current="true"')
    expect(chromeMarkup(CHROME, 'header', '/de/')).not.toContain('aria-current')
  })

  it('are slim around the checkout and nowhere else', () => {
    expect(chromeMarkup(CHROME, 'header', '/fr-ch/checkout/')).toBe('slim header')
    expect(chromeMarkup(CHROME, 'footer', '/de/checkout')).toBe('slim footer')
    for (const path of ['/de/success/', '/de/login/', '/de/p/checkout/', '/checkout/']) {
      expect(chromeMarkup(CHROME, 'footer', path)).toBe('footer')
    }
  })
})
