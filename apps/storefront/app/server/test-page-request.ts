import { createBackend } from '@saum/contract/backend'
import type { ContentPage } from '@saum/contract/content'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { vi } from 'vitest'
import { testMessages } from '#app/messages/test-messages.ts'
import {
  backendContext,
  contentContext,
  scopeContext,
  shopContext,
  type RequestScope,
} from './context.ts'
import { aContentReader } from './test-content.ts'

interface PageRequest {
  pages?: readonly ContentPage[]
  isDataRequest?: boolean
}

/** A request for a page of the content system. The shop answers by call; whatever is missing fails. */
export function aPageRequest(
  answers: Readonly<Record<string, unknown>>,
  { pages = [], isDataRequest = true }: PageRequest = {},
) {
  const context = new RouterContextProvider()
  const asked: string[] = []
  const backend = createBackend(
    async ({ name, body }) => {
      asked.push(`${name} ${body}`)
      if (!(name in answers)) throw new Error(`${name} is down`)
      return { status: 200, contentType: '', body: JSON.stringify(answers[name]) }
    },
    { shopId: DEFAULT_SHOP.shopId, requestId: 'request-1' },
  )
  const reportFault = vi.fn()
  const messages = testMessages('de-DE')
  context.set(backendContext, backend)
  context.set(shopContext, DEFAULT_SHOP)
  context.set(contentContext, aContentReader(pages))
  const scope = {
    settings: { imageBase: '/images' },
    services: { reportFault },
    messages,
    isDataRequest,
  }
  // Loading looks at nothing else of it.
  context.set(scopeContext, scope as unknown as RequestScope)
  return { context, asked, reportFault }
}
