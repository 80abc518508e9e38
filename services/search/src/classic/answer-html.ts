import type { SearchAnswer } from '@saum/contract/search'
import { ProtocolError } from '../http/protocol-error.ts'
import { parseValue, readBody } from '../http/read-body.ts'
import type { HandlerContext } from '../http/route.ts'
import { htmlBody } from './classic-request.ts'
import { productIdOf, readProduct } from './to-result.ts'

/** A product as a small page of its own, for previews. */
export async function answerHtml(context: HandlerContext): Promise<SearchAnswer> {
  const { request, query, shop } = context
  const { uniqueId } =
    request.method === 'GET'
      ? parseValue(htmlBody, { uniqueId: query.get('uniqueId') ?? undefined })
      : readBody(htmlBody, request)
  const id = productIdOf(uniqueId)
  const [found] = id === null ? [] : await shop.index.products([id])
  if (found === undefined) {
    throw new ProtocolError('NOT_FOUND', 'No product is known by this unique id.')
  }
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Shown inside other pages: nothing in it may run or load.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
    body: toPage(found.product, shop.shop.language),
  }
}

function toPage(json: string, language: string): string {
  const { ec_name: name, ec_shortdesc: short, ec_description: long, clickUri } = readProduct(json)
  const title = escaped(name ?? '')
  const paragraphs = [short, long].flatMap((text) => (text ? [`<p>${escaped(text)}</p>`] : []))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head><body><h1><a href="${escaped(clickUri)}">${title}</a></h1>${paragraphs.join('')}</body></html>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
