import { isUnavailable } from '@saum/contract/backend'
import type { CheckoutHost } from '@saum/contract/checkout-host'
import type { ContentReader, ReadDrafts } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SearchTransport } from '@saum/contract/search'
import type { StorefrontServices, StorefrontSettings } from '@saum/contract/storefront'
import { CHECKOUT_PATH } from './checkout/checkout-paths.ts'
import { createRemoteElement } from './checkout/remote-element.ts'
import type { Config } from './config.ts'
import type { Log } from './operations/log.ts'

interface Parts {
  rpc: RpcTransport
  search: SearchTransport | null
  content: ContentReader
  readDrafts: ReadDrafts | null
  checkout: CheckoutHost | null
  log: Log
}

export function storefrontServices(
  config: Config,
  { rpc, search, content, readDrafts, checkout, log }: Parts,
): StorefrontServices {
  return {
    rpc,
    search,
    content,
    readDrafts,
    checkout,
    checkoutElement: checkout
      ? async () => checkout.element
      : createRemoteElement({ checkoutUrl: config.checkoutUrl ?? '', fetch, now: Date.now }),
    settings: publicSettings(config),
    reportFault(error, requestId) {
      // The shop service logs an outage once; every page of it would be a line too many.
      if (!isUnavailable(error)) log.error({ err: error, requestId }, 'The screen failed')
    },
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
    checkoutBase: config.checkoutUrl ?? CHECKOUT_PATH,
    loginProvider: config.identityProvider?.name ?? null,
    tracking: config.tracking.pages,
  }
}
