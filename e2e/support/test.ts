import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** Four by five pixels of sand. */
const SMALL_PICTURE = Buffer.from(
  'UklGRioAAABXRUJQVlA4IB4AAABwAQCdASoEAAUAAUAmJZwCdAF1AAD++bNeQC7AAAA=',
  'base64',
)

interface Expectations {
  /** Console and page errors a journey is meant to cause, such as the 404 of a missing page. */
  expectedErrors: RegExp | null
  /** Journeys that are not about product pictures do not wait until hundreds of them are encoded. */
  hasRealPictures: boolean
}

/** Like Playwright's own, but an error in the browser's console fails the journey. */
export const test = base.extend<
  Expectations & { quietConsole: void; smallPictures: void; origin: string }
>({
  origin: async ({ baseURL }, hand) => {
    if (!baseURL) throw new Error('The journeys need the address of the shop')
    await hand(baseURL)
  },
  expectedErrors: [null, { option: true }],
  hasRealPictures: [false, { option: true }],
  smallPictures: [
    async ({ context, hasRealPictures }, use) => {
      if (!hasRealPictures) {
        await context.route(/\/images\/[^/]+\/\d+\.(?:avif|webp)$/, (route) =>
          route.fulfill({ contentType: 'image/webp', body: SMALL_PICTURE }),
        )
      }
      await use()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      context.on('weberror', (fault) => {
        const error = fault.error()
        errors.push(error.stack || String(error))
      })

      await use()

      const unexpected = errors.filter((text) => !expectedErrors?.test(text))
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** WCAG 2.2 A and AA plus the good practices axe knows; names each rule and the element it is about. */
export async function expectAccessible(
  page: Page,
  { except = [] as string[] } = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
  expect(found, 'accessibility').toEqual([])
}
