import type { Locale } from '@saum/domain/shops'
import { createContext } from 'react'
import type { MessageNamespace, Messages } from '#app/messages/message-keys.ts'

/** Where a page finds its texts: of this screen on the server, the loaded ones in a browser. */
export interface PageTexts {
  /** What the browser has to load before it can hydrate; only the server says so. */
  namespaces?: readonly MessageNamespace[]
  messagesOf: (locale: Locale) => Messages
}

export const PageTextsContext = createContext<PageTexts>({ messagesOf: () => ({}) })
