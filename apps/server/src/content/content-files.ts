import { plain, type StaticFiles } from '../static-files/static-files.ts'

export const CONTENT_MEDIA_PATH = '/content-media'
const CONTENT_DELIVERY_PATH = '/content-delivery'

type Fetch = (request: Request) => Promise<Response>

/** What the web may ask of the own content service: files, and the delivery where a token opens it. */
export function contentFiles(
  fetch: Fetch,
  { isDeliveryOpen }: { isDeliveryOpen: boolean },
): StaticFiles {
  return {
    async fetch(request, pathname) {
      const isMedia = pathname.startsWith(`${CONTENT_MEDIA_PATH}/`)
      const isDelivery = isDeliveryOpen && pathname.startsWith(`${CONTENT_DELIVERY_PATH}/`)
      if (!isMedia && !isDelivery) return null
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
      }
      const url = new URL(request.url)
      if (isDelivery) url.pathname = pathname.slice(CONTENT_DELIVERY_PATH.length)
      const { method, headers } = request
      return fetch(new Request(url, { method, headers }))
    },
  }
}
