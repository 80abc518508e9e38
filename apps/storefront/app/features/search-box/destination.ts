import { parseUrl } from '@saum/domain/parse-url'
import { routedPath, type Place } from '#app/navigation/followed-link.ts'

/** Where to go: by the router within the shop, else as a document. */
type Destination = { kind: 'router'; path: string } | { kind: 'document'; href: string }

/** Providers may send a shopper to any page of the web, but nowhere else: no `javascript:`, no file. */
export function toDestination(address: string, here: Place): Destination | null {
  const url = parseUrl(address, here.origin + here.pathname)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const link = { href: url.href, target: '', isDownload: false, wantsReload: false }
  const path = routedPath(link, here)
  return path === null ? { kind: 'document', href: url.href } : { kind: 'router', path }
}
