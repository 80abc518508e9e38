import { fileURLToPath } from 'node:url'
import { createContentService } from '@saum/content-service/content-service'
import { createDeliveryClient } from '@saum/content/delivery-client'
import { EMPTY_SPACE, withChanges, type Space } from '@saum/content/space'

const FOLDER = fileURLToPath(new URL('../../../../content', import.meta.url))

/** What the files of `content/` publish, through the service and its client. */
export async function readPublishedSpace(): Promise<Space> {
  const identity = { space: 'saum', environment: 'master' }
  const tokens = { deliveryToken: 'delivery', previewToken: 'preview' }
  const mediaBase = '/content-media'
  const service = createContentService({
    ...identity,
    folder: FOLDER,
    ...tokens,
    mediaBase,
    log() {},
  })
  const client = createDeliveryClient({
    ...identity,
    fetch: async (input, init) => service.fetch(new Request(input, init)),
    baseUrl: 'http://content.test',
    accessToken: tokens.deliveryToken,
    timeoutMs: 20_000,
    report() {},
  })
  const { changes, locales } = await client.readAll()
  service.close()
  return withChanges(EMPTY_SPACE, changes, locales)
}
