import type { Locale } from '@saum/domain/shops'
import { versions } from 'virtual:message-versions'
import type { MessageNamespace } from './message-keys.ts'

/** Where the browser finds a namespace; a page names its own as `<link rel="modulepreload">`. */
export function messageHref(namespace: MessageNamespace, locale: Locale): string {
  const folder = `${import.meta.env.BASE_URL}assets/messages/${locale}-${versions[locale]}`
  return `${folder}/${namespace}.js`
}
