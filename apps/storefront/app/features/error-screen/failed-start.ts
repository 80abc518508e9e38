import type { Shop } from '@saum/domain/shops'
import { clientMessages, loadMessages } from '#app/messages/client-messages.ts'
import { createShopText } from '#app/messages/shop-text.tsx'
import { policyOfPage } from '#app/page/trusted-markup.ts'

/** As the three engines call a file that did not arrive. */
const MISSING_FILE = /dynamically imported module|importing a module script/i

/**
 * Starts a page once more that came without markup, and shows the error screen where that does not help. A page
 * whose script did not arrive stays as the server has sent it: its links and forms work without.
 */
export async function mendStart(
  fault: unknown,
  shop: Shop,
  start: () => Promise<void>,
): Promise<void> {
  if (document.getElementById('content') !== null) return showFault(fault, shop)
  try {
    await fetchMarkup(document)
    await start()
  } catch (error) {
    await showFault(error, shop)
  }
}

/**
 * Fills a document whose body arrived empty or was emptied before the scripts ran: the header and the blocks of a
 * page exist as markup of the server only, so that React cannot draw them from nothing.
 */
async function fetchMarkup(page: Document): Promise<void> {
  const response = await fetch(page.location.href, { headers: { accept: 'text/html' } })
  // Scripts of a parsed document do not run.
  const markup = policyOfPage().createHTML(await response.text()) as string
  const served = new DOMParser().parseFromString(markup, 'text/html')
  if (served.getElementById('content') === null) {
    throw new Error('The document has no markup, nor has a second copy of it')
  }
  page.body.replaceChildren(...served.body.childNodes)
}

/** Without React, which did not start. Its link is followed by the browser. */
async function showFault(fault: unknown, shop: Shop): Promise<void> {
  // oxlint-disable-next-line no-console -- Error reports start with the page, which has not started.
  console.error(fault)
  if (MISSING_FILE.test(String(fault))) return
  await loadMessages(['shell'], shop.locale)
  const { t } = createShopText(shop, clientMessages(shop.locale))
  const title = t('error.request_not_processed_title')
  const screen = withText('section', '')
  // The styles of the screen are part of what did not start.
  screen.style.cssText = 'display: grid; gap: var(--s-24); padding: var(--s-48) var(--margin)'
  const link = Object.assign(withText('a', t('error.go_to_homepage')), { href: `/${shop.path}/` })
  screen.append(withText('h1', title), withText('p', t('error.request_not_processed')), link)
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

function withText<Name extends 'a' | 'h1' | 'p' | 'section'>(
  name: Name,
  textContent: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent })
}
