import type { getUser, refreshUser, User } from '@saum/contract/user'
import { customerTypeOf } from '@saum/domain/customer-type'
import type { Shop } from '@saum/domain/shops'
import type { Translate } from '#app/messages/shop-text.tsx'
import { callShop } from '#app/visitor/call-shop.ts'
import { hasSession } from '#app/visitor/session-hint.ts'

/** Asks who the visitor is and, if they are a customer, for their profile; then says so on the page. */
export async function loadCustomer(
  page: Document,
  { shop, t }: { shop: Shop; t: Translate },
): Promise<void> {
  const known = await callShop<typeof getUser>(shop, 'getUser', {})
  // Without an answer nothing is said: unknown is better than wrong.
  if (!known.ok) return
  // The customer may have logged out while the shop was answering, here or in another tab.
  if (!hasSession(page.cookie, shop)) return
  const profile = known.value.user && (await callShop<typeof refreshUser>(shop, 'refreshUser', {}))
  showCustomer(page, t, profile?.ok ? profile.value.user : known.value.user)
}

/** The words in sight stay; those who cannot see them hear whose account it is. */
function showCustomer(page: Document, t: Translate, user: User | undefined): void {
  const type = customerTypeOf(user)
  // For whoever measures.
  page.documentElement.dataset['customer'] = type
  const label = type === 'guest' ? null : accountLabel(t, user?.firstName ?? '')
  for (const link of page.querySelectorAll('[data-account]')) {
    if (label === null) link.removeAttribute('aria-label')
    else link.setAttribute('aria-label', label)
  }
}

function accountLabel(t: Translate, firstName: string): string {
  const account = t('header.account_open')
  return firstName === '' ? account : `${account}, ${t('header.account_greeting', { firstName })}`
}
