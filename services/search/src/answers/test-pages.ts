import { fileURLToPath } from 'node:url'
import { createContentReader } from '@saum/content/content-reader'
import { createDeliveryClient } from '@saum/content/delivery-client'
import { EMPTY_SPACE, withChanges } from '@saum/content/space'
import type { ContentPage } from '@saum/contract/content'
import type { Locale } from '@saum/domain/shops'
import { createContentService } from '../../../content/src/content-service.ts'

const folder = fileURLToPath(new URL('../../../../content', import.meta.url))

const content = await readContent()

/** The pages of the shop as they are published. */
export function publishedPages(locale: Locale): ContentPage[] {
  return Object.keys(content.links(locale)).flatMap(
    (page) => content.findPageByKey(page, locale) ?? [],
  )
}

async function readContent() {
  const identity = { space: 'saum', environment: 'master' }
  const service = createContentService({
    ...identity,
    folder,
    deliveryToken: 'delivery',
    previewToken: 'preview',
    mediaBase: '/content-media',
    log() {},
  })
  const client = createDeliveryClient({
    ...identity,
    fetch: (input, init) => service.fetch(new Request(input, init)),
    baseUrl: 'http://content.test',
    accessToken: 'delivery',
    timeoutMs: 20_000,
    report() {},
  })
  const { changes, locales } = await client.readAll()
  service.close()
  const space = withChanges(EMPTY_SPACE, changes, locales)
  return createContentReader(space, { at: new Date('2026-11-16'), marksEntries: false })
}
