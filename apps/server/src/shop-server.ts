import type { Storefront, StorefrontServices } from '@saum/contract/storefront'
import { openCheckout } from './checkout/open-checkout.ts'
import { compose, type ComposedServer } from './compose.ts'
import { createMetrics } from './operations/metrics.ts'
import type { OpenShopfront } from './run.ts'
import { openServices, type Services } from './services.ts'
import { inOrder, type StaticFiles } from './static-files/static-files.ts'
import { storefrontServices } from './storefront-services.ts'

interface ShopServerParts {
  createStorefront(services: StorefrontServices): Storefront
  /** Looked for after those of the services. */
  files: readonly StaticFiles[]
  buildId: () => string
}

interface ShopServer extends ComposedServer {
  services: Services
  close(): Promise<void>
}

/** Opens the services and the checkout and composes a server of them; what was opened is closed again on a fault. */
export async function openShopServer(
  { config, log, door }: Parameters<OpenShopfront>[0],
  { createStorefront, files, buildId }: ShopServerParts,
): Promise<ShopServer> {
  await using opening = new AsyncDisposableStack()
  const services = await openServices(config, log)
  opening.defer(() => services.close())
  const metrics = createMetrics()
  const rpc = metrics.measureRpc(services.rpc)
  const checkout = openCheckout(config, { rpc, log })
  opening.defer(() => checkout.close())
  const { search, content, readDrafts } = services
  const server = compose({
    config,
    log,
    metrics,
    rpc,
    search,
    checkout,
    hasDrafts: readDrafts !== null,
    storefront: createStorefront(
      storefrontServices(config, {
        rpc,
        search,
        content,
        readDrafts,
        checkout: checkout.host,
        log,
      }),
    ),
    files: inOrder(services.files, ...files),
    checks: { ...services.checks, ...checkout.checks },
    buildId,
    isDraining: door.isDraining,
  })
  const opened = opening.move()
  return { ...server, services, close: () => opened.disposeAsync() }
}
