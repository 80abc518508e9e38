import { join } from 'node:path'
import type { ContentReader } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import { createContentService } from '@saum/content-service/content-service'
import { startShopService } from '@saum/shop/shop-process'
import type { Config } from './config.ts'
import type { Log } from './operations/log.ts'
import type { ReadinessCheck } from './operations/readiness.ts'
import { PROJECT_FOLDER } from './project-folder.ts'

export interface Services {
  rpc: RpcTransport
  content: ContentReader
  checks: Record<string, ReadinessCheck>
  close(): Promise<void>
}

/** Opens what pages and calls are made of. */
export async function openServices(config: Config, log: Log): Promise<Services> {
  const content = createContentService(join(PROJECT_FOLDER, 'content/pages'))
  const shop = await startShopService({
    ...(config.databaseUrl === null
      ? { dataDir: config.dataDir }
      : { databaseUrl: config.databaseUrl }),
    demoSeedPath: config.isDemoDataOn ? join(PROJECT_FOLDER, 'catalog/demo') : null,
    onProgress: (text) => log.info({}, text),
    onLog: ({ level, message, fields = {} }) => log[level](fields, message),
  })
  return {
    rpc: shop.transport,
    content,
    checks: {
      async shop() {
        const health = await shop.health()
        if (!health.ok) throw new Error(health.detail)
      },
    },
    close: () => shop.close(),
  }
}
