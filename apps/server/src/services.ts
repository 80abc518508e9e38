import { join } from 'node:path'
import type { ContentReader, ReadDrafts } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SearchTransport } from '@saum/contract/search'
import { createImageService } from '@saum/images/image-service'
import { openDataFolder, type DataFolder } from '@saum/shop/database/data-folder'
import { startShopService, type RunningShopService } from '@saum/shop/shop-process'
import { availableRpc } from './api/available-rpc.ts'
import { hasPaymentProvider } from './checkout/payment-offer.ts'
import type { Config } from './config.ts'
import type { ContentListener } from './content/live-content.ts'
import { openContent } from './content/open-content.ts'
import { keepRedirects } from './content/keep-redirects.ts'
import { inOrder, type StaticFiles } from './static-files/static-files.ts'
import { checkDiskSpace } from './operations/disk-space.ts'
import type { Log } from './operations/log.ts'
import type { ReadinessCheck } from './operations/readiness.ts'
import { shopChecks } from './operations/shop-checks.ts'
import { findPictureThrough } from './pictures/find-picture.ts'
import { warmFirstScreens } from './pictures/warm-first-screens.ts'
import { warmHero, warmRestOfHome } from './pictures/warm-home.ts'
import { openSearch } from './search/open-search.ts'
import { withSearchAccess } from './search/search-calls.ts'
import { limitLogins } from './session/limit-logins.ts'
import { DEMO_RANGE, LAYER_FOLDER } from './project-folder.ts'

export interface Services {
  rpc: RpcTransport
  search: SearchTransport | null
  content: ContentReader
  readDrafts: ReadDrafts | null
  /** Pictures and files of products and content. */
  files: StaticFiles
  checks: Record<string, ReadinessCheck>
  /** Tells whenever an import, here or in another process, changed the catalogue. */
  onCatalogChange(listener: () => void): void
  /** Tells whenever pages of the content look different. */
  onContentChange(listener: ContentListener): void
  /** Encodes what shoppers see first, behind everything else. */
  warmUp(): void
  close(): Promise<void>
}

/** Opens what pages and calls are made of, in a folder that belongs to this process alone. */
export async function openServices(config: Config, log: Log): Promise<Services> {
  const folder = openDataFolder(config.dataDir)
  try {
    const services = await openInFolder(config, log, folder)
    return {
      ...services,
      close: () => services.close().finally(() => folder.release()),
    }
  } catch (error) {
    folder.release()
    throw error
  }
}

async function openInFolder(config: Config, log: Log, folder: DataFolder): Promise<Services> {
  const listeners: (() => void)[] = []
  const content = await openContent(config, log)
  const shop = await startShop(config, { folder, log }, () => {
    for (const listener of listeners) listener()
  }).catch(async (error: unknown) => {
    await content.close()
    throw error
  })
  const { reader } = content
  const rpc = availableRpc(shop.transport, log)
  const search = await openSearch(config, { shop: rpc, content: reader, log }).catch(
    async (error: unknown) => {
      await shop.close()
      await content.close()
      throw error
    },
  )
  listeners.push(search.catalogChanged)
  const images = createImageService({
    findPicture: findPictureThrough(rpc),
    media: content.media,
    cacheFolder: join(config.dataDir, 'images'),
    maxCacheBytes: config.imageCacheBytes,
    layersFolder: LAYER_FOLDER,
    pictureFolder: config.pictureDir,
    log: ({ level, message, fields = {} }) => log[level](fields, message),
  })
  content.onChange(({ pages, slugChanges }) => {
    search.pagesChanged(reader)
    if (pages.has('home') && config.isImageWarmUpOn) {
      warmHero(reader, images)
      warmRestOfHome(reader, images)
    }
    void keepRedirects(slugChanges, { rpc, log })
  })

  function warmUp(): void {
    if (!config.isImageWarmUpOn) return
    warmHero(reader, images)
    void warmFirstScreens(rpc, images)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'The pictures of the first screens are not encoded ahead')
      })
      .then(() => warmRestOfHome(reader, images))
  }

  return {
    rpc: limited(config, withSearchAccess(rpc, search.access)),
    search: search.transport,
    content: reader,
    readDrafts: content.readDrafts,
    files: inOrder(images, content.files),
    checks: {
      ...shopChecks(shop),
      ...diskChecks(config),
      ...search.checks,
      ...content.checks,
    },
    onCatalogChange: (listener) => void listeners.push(listener),
    onContentChange: content.onChange,
    warmUp,
    async close() {
      await images.close()
      await search.close()
      await shop.close()
      await content.close()
    },
  }
}

/** What visitors make calls through, from a browser or by a form; 0 requests per second switches the limit off. */
function limited({ sessionCallsPerSecond }: Config, rpc: RpcTransport): RpcTransport {
  return sessionCallsPerSecond === 0 ? rpc : limitLogins(rpc, Date.now)
}

function diskChecks(config: Config): Record<string, ReadinessCheck> {
  const { dataDir, pictureDir, databaseUrl } = config
  return {
    disk: checkDiskSpace({
      setting: 'DATA_DIR',
      folder: dataDir,
      isEssential: databaseUrl === null,
    }),
    pictures: checkDiskSpace({ setting: 'PICTURE_DIR', folder: pictureDir, isEssential: false }),
  }
}

function startShop(
  config: Config,
  { folder, log }: { folder: DataFolder; log: Log },
  onCatalogChanged: () => void,
): Promise<RunningShopService> {
  return startShopService({
    folder,
    ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
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
    mayGuestsReorder: config.mayGuestsReorder,
    identityProvider: config.identityProvider && {
      ...config.identityProvider,
      publicOrigin: config.publicOrigin,
    },
    onProgress: (text) => log.info({}, text),
    onLog: ({ level, message, fields = {} }) => log[level](fields, message),
    onCatalogChanged,
  })
}
