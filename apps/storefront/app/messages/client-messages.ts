import type { Locale } from '@saum/domain/shops'
import type { CompiledMessage } from './format-message.ts'
import type { MessageNamespace, Messages } from './message-keys.ts'
import { messageHref } from './message-href.ts'

/** One tab's texts. They only grow, so a `t` handed out earlier also finds what is loaded later. */
const loaded = new Map<Locale, Record<string, CompiledMessage>>()
const loading = new Map<string, Promise<void>>()

export function clientMessages(locale: Locale): Messages {
  return growingMessages(locale)
}

/** Resolves when `t` can find the texts; each file is asked for once per tab. */
export async function loadMessages(
  namespaces: readonly MessageNamespace[],
  locale: Locale,
): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadOnce(messageHref(namespace, locale), locale)))
}

function loadOnce(href: string, locale: Locale): Promise<void> {
  const known = loading.get(href)
  if (known) return known
  const load = importMessages(href, locale)
  loading.set(href, load)
  return load
}

async function importMessages(href: string, locale: Locale): Promise<void> {
  try {
    const file: { default: Messages } = await import(/* @vite-ignore */ href)
    Object.assign(growingMessages(locale), file.default)
  } catch (error) {
    // Not remembered, so that the next navigation asks again.
    loading.delete(href)
    throw error
  }
}

function growingMessages(locale: Locale): Record<string, CompiledMessage> {
  const known = loaded.get(locale)
  if (known) return known
  const messages: Record<string, CompiledMessage> = {}
  loaded.set(locale, messages)
  return messages
}
