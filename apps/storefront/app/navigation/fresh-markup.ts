import { servedMarkup } from '#app/page/trusted-markup.ts'

/**
 * Fills a document whose body arrived empty or was emptied before the scripts ran: the header and the blocks of a
 * page exist as markup of the server only, so that React cannot draw them from nothing.
 */
export async function fetchMarkup(page: Document): Promise<void> {
  const response = await fetch(page.location.href, { headers: { accept: 'text/html' } })
  const served = new DOMParser().parseFromString(servedMarkup(await response.text()), 'text/html')
  if (!isServed(served)) throw new Error('The document has no markup, nor has a second copy of it')
  page.body.replaceChildren(...served.body.childNodes)
}

function isServed(page: Document): boolean {
  return page.getElementById('content') !== null
}
