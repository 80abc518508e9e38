import { createEngine } from '@saum/engine/create-engine'
import type { Engine, Snapshot } from '@saum/engine/engine'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { browserEnvironment } from './browser-environment.ts'
import { engineOptions, type Provider } from './provider.ts'
import { renewAccess } from './renew-access.ts'
import { stillEnvironment } from './still-environment.ts'

/** What a loader hands to its screen so that the engine goes on where the server ended. */
export interface EngineData {
  provider: Provider
  snapshot: Snapshot
}

/** The engine of a screen, in the state the server left it; another answer of the loader, another engine. */
export function useEngine({ provider, snapshot }: EngineData): Engine {
  const { shop } = useShopText()
  const { publicOrigin } = usePageSettings()
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const options = engineOptions(shop, provider, publicOrigin + pathname + search)
    const environment = import.meta.env.SSR ? stillEnvironment() : browserEnvironment()
    const renewAccessToken = () => renewAccess(shop)
    return createEngine({ ...options, renewAccessToken }, environment, snapshot)
    // The address belongs to the answer of the loader; alone it changes nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [provider, snapshot])
}
