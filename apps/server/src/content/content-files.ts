import { plain, type StaticFiles } from '../static-files/static-files.ts'

export const CONTENT_MEDIA_PATH = '/content-media'
const CONTENT_DELIVERY_PATH = '/content-delivery'

type Fetch = (request: Request, reader: { fileHost: string }) => Promise<Response>

interface DeliverySettings {
  isDeliveryOpen: boolean
  publicOrigin: string
}

/** A page of another site may ask whether it may read: that changes nothing. */
export function isDeliveryPreflight(method: string, pathname: string): boolean {
  return method === 'OPTIONS' && pathname.startsWith(`${CONTENT_DELIVERY_PATH}/`)
}

/** What the web may ask of the own content service: files, and the delivery where a token opens it. */
export function contentFiles(
  fetch: Fetch,
  { isDeliveryOpen, publicOrigin }: DeliverySettings,
): StaticFiles {
  const fileHost = new URL(publicOrigin).host
  return {
    async fetch(request, pathname) {
      const isMedia = pathname.startsWith(`${CONTENT_MEDIA_PATH}/`)
      const isDelivery = isDeliveryOpen && pathname.startsWith(`${CONTENT_DELIVERY_PATH}/`)
      if (!isMedia && !isDelivery) return null
      const { method, headers } = request
      const isRead = method === 'GET' || method === 'HEAD'
      if (!isRead && !isDeliveryPreflight(method, pathname)) {
        return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
      }
      // Links to the next page name the address readers use, whatever a proxy asked for.
      const url = new URL(`${pathname}${new URL(request.url).search}`, publicOrigin)
      const response = await fetch(new Request(url, { method, headers }), { fileHost })
      if (isMedia && isDeliveryOpen) openToAnyOrigin(response.headers)
      return response
    },
  }
}

/** Where the space is read by others, their pages show its files. */
function openToAnyOrigin(headers: Headers): void {
  headers.set('access-control-allow-origin', '*')
  headers.set('cross-origin-resource-policy', 'cross-origin')
}
