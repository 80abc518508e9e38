import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { Shop } from '@saum/domain/shops'
import type { ConsentGate } from '@saum/tracking/consent/consent-gate'
import type { Destination } from '@saum/tracking/destinations/destination'
import { createLateDestination } from '@saum/tracking/destinations/late-destination'
import { createVisitStatistics } from '@saum/tracking/destinations/visit-statistics'
import type { TrackingEnvironment } from '@saum/tracking/environment'
import { createTracker } from '@saum/tracking/events/tracker'
import { createScriptLoader, type ForeignScript } from '@saum/tracking/script/script-loader'
import type { ConsentServiceId } from '@saum/domain/consent-services'
import { optionalPart } from '#app/navigation/optional-part.ts'
import { appendScript } from './append-script.ts'
import { createFollower, type Follower } from './create-follower.ts'
import { holdScripts } from './hold-scripts.ts'
import { pageEnvironment } from './page-environment.ts'

interface TrackingParts {
  settings: TrackingSettings
  shop: Shop
  gate: ConsentGate
  onBeforeNext(listener: () => void): () => void
}

let ofTab: Follower | undefined

/** One per tab, opened when the first page is told. A tab stays in its shop: another one is a new page. */
export function trackingOfTab(parts: TrackingParts): Follower {
  ofTab ??= openTracking(parts)
  return ofTab
}

function openTracking({ settings, shop, gate, onBeforeNext }: TrackingParts): Follower {
  const environment = pageEnvironment()
  const scripts = holdScripts(createScriptLoader({ append: appendScript, log: environment.log }))
  const { load } = scripts
  const destinations = openDestinations({ settings, shop, gate, environment, load })
  loadScripts(settings, gate, load)
  const tracker = createTracker({ gate, destinations, environment })
  const follower = createFollower({ tracker, settings, shop, gate, environment, onBeforeNext })
  return {
    arrive(page) {
      scripts.release()
      follower.arrive(page)
    },
  }
}

interface DestinationParts {
  settings: TrackingSettings
  shop: Shop
  gate: ConsentGate
  environment: TrackingEnvironment
  load(script: ForeignScript): void
}

/** What is light is there at once, everything else once the visitor allows it. */
function openDestinations(parts: DestinationParts): Destination[] {
  const { settings, shop, gate, environment, load } = parts
  const { tagManager } = settings
  const tabStorage = {
    get: (key: string) => sessionStorage.getItem(key),
    set: (key: string, value: string) => sessionStorage.setItem(key, value),
    remove: (key: string) => sessionStorage.removeItem(key),
  }
  const late = (service: ConsentServiceId, open: () => Promise<Destination>) =>
    createLateDestination({ service, gate, open, tabStorage, log: environment.log })
  return [
    createVisitStatistics({ url: `${shop.apiBasePath}/events`, gate, environment }),
    late('search-usage', async () => {
      const { openSearchUsage } = await optionalPart(() => import('./open-search-usage.ts'))
      return openSearchUsage(shop, settings)
    }),
    ...(tagManager
      ? [
          late('tag-manager', async () => {
            const { openTagManager } = await optionalPart(() => import('./open-tag-manager.ts'))
            return openTagManager({ tagManager, shop, environment, load })
          }),
        ]
      : []),
  ]
}

/** Scripts that do all their work by themselves. */
function loadScripts(
  { testingScriptUrl, recommendationScriptUrl }: TrackingSettings,
  gate: ConsentGate,
  load: (script: ForeignScript) => void,
): void {
  function loadAllowed(): void {
    if (testingScriptUrl && gate.allows('testing-script')) load({ url: testingScriptUrl })
    if (recommendationScriptUrl && gate.allows('recommendation-script')) {
      load({ url: recommendationScriptUrl })
    }
  }
  loadAllowed()
  gate.subscribe(loadAllowed)
}
