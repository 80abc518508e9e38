import type { ContentReader } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SearchTransport } from '@saum/contract/search'
import type { StorefrontServices, StorefrontSettings } from '@saum/contract/storefront'
import type { Config } from './config.ts'
import type { Log } from './operations/log.ts'

interface Parts {
  rpc: RpcTransport
  search: SearchTransport | null
  content: ContentReader
  log: Log
}

export function storefrontServices(
  config: Config,
  { rpc, search, content, log }: Parts,
): StorefrontServices {
  return {
    rpc,
    search,
    content,
    settings: publicSettings(config),
    reportFault: (error, requestId) => log.error({ err: error, requestId }, 'The screen failed'),
  }
}

/** Field by field, because all of it may be seen in a browser. */
function publicSettings(config: Config): StorefrontSettings {
  return {
    pictureBase: config.pictureBase,
    imageBase: config.imageBase,
    isErrorDebugOn: config.isErrorDebugOn,
    isWorkshopOn: config.isWorkshopOn,
    publicOrigin: config.publicOrigin,
  }
}
