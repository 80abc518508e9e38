import type { TrackingSettings } from '@saum/contract/tracking-settings'
import { createEngine } from '@saum/engine/create-engine'
import type { Engine } from '@saum/engine/engine'
import type { Shop } from '@saum/domain/shops'
import { browserEnvironment } from '#app/engine/browser-environment.ts'
import { basketOfTab, followBasket } from '#app/engine/follow-basket.ts'
import { engineOptions } from '#app/engine/provider.ts'
import { askAccess, renewAccess } from '#app/engine/renew-access.ts'
import { askInNameOf } from '#app/engine/known-visitor.ts'
import { createProviderAnswers } from './provider-answers.ts'
import type { Suggestions } from './suggestions.ts'

export interface SuggestionSource {
  /** Shows what is known once all have answered, or earlier where one of them is late. */
  suggest(query: string, show: (suggestions: Suggestions) => void): Promise<void>
  /** Where the provider sends this query; empty for the results. */
  redirectOf(query: string): Promise<string>
}

/** No suggestion is worth waiting longer for. */
const PATIENCE_MS = 3_000
/** One picture instead of several, unless one of the answers is late. */
const GATHER_MS = 250

export async function openSuggestionSource(
  shop: Shop,
  tracking: TrackingSettings,
): Promise<SuggestionSource> {
  const { accessToken, ...provider } = await askAccess(shop)
  const engine = createEngine(
    {
      ...engineOptions(shop, provider, location.href),
      accessToken,
      patienceMs: PATIENCE_MS,
      renewAccessToken: () => renewAccess(shop),
    },
    browserEnvironment(),
  )
  askInNameOf(engine, tracking)
  await followBasket(engine, basketOfTab(shop))
  return createSuggestionSource(engine)
}

export function createSuggestionSource(engine: Engine): SuggestionSource {
  const answers = createProviderAnswers(engine)
  const { setTimer } = engine.environment
  let turn = 0

  return {
    redirectOf: answers.redirectOf,
    async suggest(query, show) {
      turn += 1
      const own = turn
      function showNow() {
        if (own === turn) show(answers.read(query))
      }
      const all = answers.ask(query)
      await Promise.race([all, new Promise<void>((resolve) => setTimer(resolve, GATHER_MS))])
      showNow()
      await all
      showNow()
    },
  }
}
