import type { Locale } from '@saum/domain/shops'
import { loadCatalog } from '../../vite/message-catalog.ts'
import type { Messages } from './message-keys.ts'

const { messages } = loadCatalog()

/** The real texts for tests, read from their files without a build. */
export function testMessages(locale: Locale): Messages {
  return messages[locale]
}
