import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { Shop } from '@saum/domain/shops'
import type { PlainKey } from '#app/messages/message-keys.ts'

interface FooterLink {
  text: PlainKey
  href: string
  /** For parts of the page that lead there too. */
  legal?: 'privacy' | 'imprint'
}

export interface FooterColumn {
  title: PlainKey
  links: readonly FooterLink[]
}

type Target = { page: string } | { route: string }
type Row = readonly [text: PlainKey, target: Target]

const SERVICE: readonly Row[] = [
  ['footer.contact', { page: 'contact' }],
  ['footer.faq', { page: 'faq' }],
  ['footer.track_order', { route: 'order-trackform' }],
  ['footer.returns', { page: 'returns' }],
  ['footer.returns_portal', { route: 'returns-portal' }],
  ['footer.delivery', { page: 'delivery' }],
  ['footer.payment', { page: 'payment' }],
  ['footer.size_guide', { page: 'size-guide' }],
  ['footer.care_guide', { page: 'care-guide' }],
  ['feedback.open', { route: 'contact-message' }],
]

const ABOUT: readonly Row[] = [
  ['footer.about_us', { page: 'about' }],
  ['header.nav_magazine', { page: 'magazine' }],
  ['footer.fashion_card', { page: 'fashion-card-terms' }],
  ['footer.gift_card', { page: 'gift-card' }],
  ['header.nav_stores', { route: 'location' }],
  ['footer.sustainability', { page: 'sustainability' }],
  ['footer.careers', { page: 'careers' }],
]

/** Withdrawal is a statutory function of EU shops; Swiss shops return voluntarily. */
const WITHDRAWAL: readonly Row[] = [
  ['footer.withdraw_button', { route: 'withdrawal' }],
  ['footer.withdrawal_info', { page: 'withdrawal' }],
]

const CONTRACTS: readonly Row[] = [
  ['footer.cancel_contracts', { route: 'cancel-contract' }],
  ['footer.guarantee_notice', { page: 'guarantee' }],
  ['footer.product_safety', { page: 'product-safety' }],
]

const LEGAL: readonly Row[] = [
  ['footer.imprint', { page: 'imprint' }],
  ['footer.terms', { page: 'terms' }],
  ['footer.privacy', { page: 'privacy' }],
  ['footer.cookies', { page: 'cookies' }],
  ['footer.consent_settings', { route: 'consent' }],
  ['footer.accessibility', { page: 'accessibility' }],
]

/** Every service and legal page in at most two clicks, none of them behind a login. */
export function footerColumns(shop: Shop, pages: Readonly<Record<string, string>>): FooterColumn[] {
  const { hasWithdrawal } = SHOP_SERVICE[shop.path]
  const contracts = hasWithdrawal ? [...WITHDRAWAL, ...CONTRACTS] : CONTRACTS
  return [
    column('footer.service', SERVICE),
    column('footer.about', ABOUT),
    column('footer.contracts', contracts),
    column('footer.legal', LEGAL),
  ]

  function column(title: PlainKey, rows: readonly Row[]): FooterColumn {
    return { title, links: rows.flatMap(toLink) }
  }

  function toLink([text, target]: Row): FooterLink[] {
    const path = 'route' in target ? target.route : pages[target.page]
    if (!path) return []
    const href = `/${shop.path}/${path}/`
    if (text === 'footer.privacy') return [{ text, href, legal: 'privacy' }]
    return text === 'footer.imprint' ? [{ text, href, legal: 'imprint' }] : [{ text, href }]
  }
}
