import type { Shop } from '@saum/domain/shops'
import { clientMessages, loadMessages } from '#app/messages/client-messages.ts'
import { createShopText } from '#app/messages/shop-text.tsx'
import styles from './error-screen.module.css'

/** As the three engines call a file that did not arrive. */
const MISSING_FILE = /dynamically imported module|importing a module script/i

/**
 * The error screen where React could not be started; its link is followed by the browser. A page whose script
 * did not arrive stays as the server has sent it: its links and forms work without.
 */
export async function showSetupFault(fault: unknown, shop: Shop): Promise<void> {
  console.error(fault)
  if (MISSING_FILE.test(String(fault))) return
  await loadMessages(['shell'], shop.locale)
  const { t } = createShopText(shop, clientMessages(shop.locale))
  const title = t('error.request_not_processed_title')
  const text = withText('div', '', styles['text'])
  const link = Object.assign(withText('a', t('error.go_to_homepage')), { href: `/${shop.path}/` })
  text.append(
    withText('h1', title, styles['title']),
    withText('p', t('error.request_not_processed'), styles['message']),
    link,
  )
  const screen = withText('section', '', styles['screen'])
  screen.append(text)
  document.title = `${title} | Saum`
  mainOf(document).replaceChildren(screen)
}

function mainOf(page: Document): HTMLElement {
  const known = page.getElementById('content')
  if (known !== null) return known
  const main = Object.assign(page.createElement('main'), { id: 'content' })
  page.body.append(main)
  return main
}

function withText<Name extends 'a' | 'div' | 'h1' | 'p' | 'section'>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text, className })
}
