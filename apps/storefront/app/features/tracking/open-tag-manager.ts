import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { Shop } from '@saum/domain/shops'
import { createDataLayer } from '@saum/tracking/destinations/data-layer'
import type { Destination } from '@saum/tracking/destinations/destination'
import type { TrackingEnvironment } from '@saum/tracking/environment'
import type { ForeignScript } from '@saum/tracking/script/script-loader'
import { containerScript } from '@saum/tracking/tag-manager/container-script'
import { findCustomer } from './find-customer.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

interface TagManagerParts {
  tagManager: NonNullable<TrackingSettings['tagManager']>
  shop: Shop
  environment: TrackingEnvironment
  load(script: ForeignScript): void
}

/** The tags of other services, told who the visitor is before they are told what happened. */
export async function openTagManager(parts: TagManagerParts): Promise<Destination> {
  const { tagManager, shop, environment, load } = parts
  const script = containerScript(tagManager.host, tagManager.containerId)
  if (script === null) throw new Error(`${tagManager.containerId} is no container.`)
  const customer = await findCustomer(shop, environment)
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': environment.now(), event: 'gtm.js' })
  load(script)
  return createDataLayer({ layer: window.dataLayer, shop, customer })
}
