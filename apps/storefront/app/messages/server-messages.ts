import type { Locale } from '@saum/domain/shops'
import { allMessages } from 'virtual:all-messages'
import type { MessageNamespace, Messages } from './message-keys.ts'
import { namespaceOf } from './namespaces.ts'

/** All texts of a locale. Server only: this module holds five languages. */
export function messagesFor(locale: Locale): Messages {
  return allMessages[locale]
}

const screens = new Map<string, Messages>()

/**
 * Only the texts the browser will have loaded for a screen, so that a screen that forgot to name a
 * namespace fails on the server, where every test sees it, and not first while hydrating.
 */
export function messagesForScreen(
  locale: Locale,
  namespaces: readonly MessageNamespace[],
): Messages {
  const name = [locale, ...namespaces].join(' ')
  const known = screens.get(name)
  if (known) return known
  const loaded = new Set<string>(['shell', ...namespaces])
  const entries = Object.entries(allMessages[locale])
  const messages = Object.fromEntries(entries.filter(([key]) => loaded.has(namespaceOf(key))))
  screens.set(name, messages)
  return messages
}
