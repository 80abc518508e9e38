import { join } from 'node:path'
import type { ContentPage, ContentReader } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SearchAccess, SearchTransport } from '@saum/contract/search'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import { createCloudAccess } from '@saum/search/access/search-access'
import { startSearchService, type RunningSearchService } from '@saum/search/search-process'
import type { Config } from '../config.ts'
import type { Log } from '../operations/log.ts'
import type { ReadinessCheck } from '../operations/readiness.ts'
import { SEARCH_VOCABULARY } from '../project-folder.ts'

const EVENT_RETENTION_DAYS = 90

export interface OpenSearch {
  /** `null` when browsers ask another provider. */
  transport: SearchTransport | null
  access(shopId: ShopId): Promise<SearchAccess>
  checks: Record<string, ReadinessCheck>
  catalogChanged(): void
  /** Pages of the content look different. */
  pagesChanged(content: ContentReader): void
  close(): Promise<void>
}

interface Surroundings {
  shop: RpcTransport
  content: ContentReader
  log: Log
}

/** The embedded provider, or the way to the one that is configured. */
export async function openSearch(config: Config, parts: Surroundings): Promise<OpenSearch> {
  if (config.searchCloud !== null) return otherProvider(config.searchCloud, config)
  const service = await startSearchService(
    {
      folder: join(config.dataDir, 'search'),
      organizationId: config.searchOrganization,
      secret: config.searchSecret,
      publicOrigin: config.publicOrigin,
      imageBase: new URL(config.imageBase, config.publicOrigin).href,
      vocabularyFile: SEARCH_VOCABULARY,
      rulesFile: config.searchRulesFile,
      pages: pagesOf(parts.content),
      answerModel: config.answerModel,
      requestsPerSecond: config.searchRequestsPerSecond,
      maxEventBytes: config.searchEventBytes,
      eventRetentionDays: EVENT_RETENTION_DAYS,
    },
    {
      shop: parts.shop,
      log: ({ level, message, fields = {} }) => parts.log[level](fields, message),
    },
  )
  return {
    ...service,
    checks: { search: () => checkHealth(service) },
    pagesChanged: (content) => service.replacePages(pagesOf(content)),
  }
}

function otherProvider(
  cloud: NonNullable<Config['searchCloud']>,
  { searchOrganization }: Config,
): OpenSearch {
  const accessOf = createCloudAccess({ organizationId: searchOrganization, ...cloud })
  return {
    transport: null,
    async access(shopId) {
      const shop = SHOPS.find((one) => one.shopId === shopId) ?? SHOPS[0]
      return accessOf(shop)
    },
    checks: {},
    catalogChanged() {},
    pagesChanged() {},
    async close() {},
  }
}

async function checkHealth(service: RunningSearchService): Promise<void> {
  const health = await service.health()
  if (!health.ok) throw new Error(health.detail)
}

function pagesOf(content: ContentReader): ContentPage[] {
  return SHOPS.flatMap(({ locale }) =>
    Object.keys(content.links(locale)).flatMap((key) => content.findPageByKey(key, locale) ?? []),
  )
}
