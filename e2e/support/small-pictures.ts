import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** Four by five pixels of sand, a WebP in base64. */
export const SMALL_PICTURE = 'UklGRioAAABXRUJQVlA4IB4AAABwAQCdASoEAAUAAUAmJZwCdAF1AAD++bNeQC7AAAA='
const PRODUCT_PICTURES = ['avif', 'webp'].map((kind) => ({ urlPattern: `*/images/*/*.${kind}` }))

export function isProductPicture(path: string): boolean {
  return /\/images\/.+\/.+\.(?:avif|webp)$/.test(path)
}

/**
 * Answers the pictures of products by a tiny one. Below Playwright's own routes, which would stop
 * every request of a page on its way and switch the browser's cache off.
 */
export async function showSmallPictures(context: BrowserContext): Promise<() => Promise<void>> {
  const sessions: Promise<CDPSession | null>[] = []
  function answer(page: Page) {
    // Pages that were closed at once have none.
    sessions.push(answerPictures(page).catch(() => null))
  }
  context.pages().forEach(answer)
  await Promise.all(sessions)
  context.on('page', answer)
  return async () => {
    context.off('page', answer)
    // The next journey has the same tab, and may want to see the real ones.
    for (const session of sessions) await (await session)?.detach().catch(() => {})
  }
}

async function answerPictures(page: Page): Promise<CDPSession> {
  const protocol = await page.context().newCDPSession(page)
  protocol.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/webp' }]
    const answer = { requestId, responseCode: 200, responseHeaders, body: SMALL_PICTURE }
    // A page that has been left takes no answer.
    protocol.send('Fetch.fulfillRequest', answer).catch(() => {})
  })
  await protocol.send('Fetch.enable', { patterns: PRODUCT_PICTURES })
  return protocol
}
