import { join } from 'node:path'
import type { ContentReader } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SearchTransport } from '@saum/contract/search'
import { createContentService } from '@saum/content-service/content-service'
import { createImageService, type ImageService } from '@saum/images/image-service'
import { startShopService, type RunningShopService } from '@saum/shop/shop-process'
import { hasPaymentProvider } from './checkout/payment-offer.ts'
import type { Config } from './config.ts'
import type { Log } from './operations/log.ts'
import type { ReadinessCheck } from './operations/readiness.ts'
import { findPictureThrough } from './pictures/find-picture.ts'
import { warmFirstScreens } from './pictures/warm-first-screens.ts'
import { openSearch } from './search/open-search.ts'
import { withSearchAccess } from './search/search-calls.ts'
import { DEMO_RANGE, LAYER_FOLDER, PROJECT_FOLDER } from './project-folder.ts'

export interface Services {
  rpc: RpcTransport
  search: SearchTransport | null
  content: ContentReader
  images: ImageService
  checks: Record<string, ReadinessCheck>
  /** Tells whenever an import, here or in another process, changed the catalogue. */
  onCatalogChange(listener: () => void): void
  /** Encodes what shoppers see first, behind everything else. */
  warmUp(): void
  close(): Promise<void>
}

/** Opens what pages and calls are made of. */
export async function openServices(config: Config, log: Log): Promise<Services> {
  const listeners: (() => void)[] = []
  const content = createContentService(join(PROJECT_FOLDER, 'content/pages'))
  const shop = await startShop(config, log, () => {
    for (const listener of listeners) listener()
  })
  const search = await openSearch(config, { shop: shop.transport, content, log }).catch(
    async (error: unknown) => {
      await shop.close()
      throw error
    },
  )
  listeners.push(search.catalogChanged)
  const images = createImageService({
    findPicture: findPictureThrough(shop.transport),
    cacheFolder: join(config.dataDir, 'images'),
    maxCacheBytes: config.imageCacheBytes,
    layersFolder: LAYER_FOLDER,
    pictureFolder: config.pictureDir,
    log: ({ level, message, fields = {} }) => log[level](fields, message),
  })

  function warmUp(): void {
    if (!config.isImageWarmUpOn) return
    warmFirstScreens(shop.transport, images).catch((error: unknown) => {
      log.warn({ err: error }, 'The pictures of the first screens are not encoded ahead')
    })
  }

  return {
    rpc: withSearchAccess(shop.transport, search.access),
    search: search.transport,
    content,
    images,
    checks: {
      async shop() {
        const health = await shop.health()
        if (!health.ok) throw new Error(health.detail)
      },
      ...search.checks,
    },
    onCatalogChange: (listener) => void listeners.push(listener),
    warmUp,
    async close() {
      await images.close()
      await search.close()
      await shop.close()
    },
  }
}

function startShop(
  config: Config,
  log: Log,
  onCatalogChanged: () => void,
): Promise<RunningShopService> {
  return startShopService({
    ...(config.databaseUrl === null
      ? { dataDir: config.dataDir }
      : { databaseUrl: config.databaseUrl }),
    demoRange: config.isDemoDataOn ? DEMO_RANGE : null,
    mail: {
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      folder: join(config.dataDir, 'mail'),
      publicOrigin: config.publicOrigin,
    },
    keys: {
      basketTemplate: config.basketKeyTemplate,
      wishlistTemplate: config.wishlistKeyTemplate,
      hash: config.keyHash,
    },
    checkoutSecret: config.checkoutSecret ?? undefined,
    hasPaymentProvider: hasPaymentProvider(config),
    identityProvider: config.identityProvider && {
      ...config.identityProvider,
      publicOrigin: config.publicOrigin,
    },
    onProgress: (text) => log.info({}, text),
    onLog: ({ level, message, fields = {} }) => log[level](fields, message),
    onCatalogChanged,
  })
}
