import type { ContentReader } from '@saum/contract/content'
import type { RequestFacts, StorefrontServices } from '@saum/contract/storefront'
import type { Shop } from '@saum/domain/shops'
import type { Messages } from '#app/messages/message-keys.ts'
import { createShopText } from '#app/messages/shop-text.tsx'

/**
 * What the request may see: everybody the published pages, an editor the drafts. `null` where drafts were
 * asked for and cannot be had: published pages must not pass for them.
 */
export async function contentFor(
  { preview, requestId }: Pick<RequestFacts, 'preview' | 'requestId'>,
  services: Pick<StorefrontServices, 'content' | 'readDrafts' | 'reportFault'>,
): Promise<ContentReader | null> {
  if (preview === null) return services.content
  try {
    const { at, choice } = preview
    return (await services.readDrafts?.({ at, isChosen: choice === 'chosen' })) ?? null
  } catch (error) {
    services.reportFault(error, requestId)
    return null
  }
}

/** A page of its own: whatever else could be shown would not be the draft. */
export function draftsUnavailable(shop: Shop, messages: Messages): Response {
  const { t } = createShopText(shop, messages)
  const [title, text] = [t('content.drafts_title'), t('content.drafts_text')]
  const html = `<!DOCTYPE html><html lang="${shop.locale}"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'retry-after': '10',
    },
  })
}
