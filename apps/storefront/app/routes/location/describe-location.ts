import type { Branch } from '@saum/contract/branch'
import type { Shop } from '@saum/domain/shops'
import { describeMap, type MapFacts } from '#app/features/stores/describe-map.ts'
import { toStoreFacts, type StoreFacts } from '#app/features/stores/store-facts.ts'
import { groupWeek, type WeekGroup } from '#app/features/stores/week-groups.ts'
import { chooseStores, type ChosenStores } from './choose-stores.ts'
import type { FoundStores, WantedPiece } from './find-stores.ts'
import type { LocationQuestion } from './location-question.ts'

/** What the first store of an answer says beyond its row. */
export interface StoreDetails {
  week: readonly WeekGroup[]
  phone: string | undefined
  services: readonly string[]
  isStepFree: boolean
}

export interface LocationFacts {
  kind: ChosenStores['kind']
  /** Stores of one country, or all where the nearest comes first. */
  groups: readonly { title: string | null; stores: readonly StoreFacts[] }[]
  count: number
  first: StoreDetails | null
  map: MapFacts
  nowMs: number
}

interface Description {
  shop: Shop
  question: LocationQuestion
  piece: WantedPiece | null
  nowMs: number
}

export function describeLocation(found: FoundStores, description: Description): LocationFacts {
  const { shop, question, piece, nowMs } = description
  const offered = piece ? found.branches.filter(({ id }) => id in piece.quantities) : found.branches
  const isMeasured = found.center !== null
  const chosen = chooseStores(offered, { question, isMeasured, nowMs })
  const stores = chosen.stores.map((branch, index) =>
    toStoreFacts(branch, { shop, nowMs, number: index + 1 }),
  )
  const first = chosen.stores[0]
  return {
    kind: chosen.kind,
    groups: isMeasured ? [{ title: null, stores }] : byCountry(stores, chosen.stores, shop),
    count: stores.length,
    first: isMeasured && first ? detailsOf(first) : null,
    map: describeMap({
      stores,
      center: found.center,
      zoom: question.zoom,
      ...(chosen.kind === 'near' && { radiusKm: question.radiusKm }),
    }),
    nowMs,
  }
}

/** The order came from the shop service: its own country first, towns by name. */
function byCountry(stores: readonly StoreFacts[], branches: readonly Branch[], { locale }: Shop) {
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const rows = stores.map((store, index) => ({
    store,
    country: branches[index]?.address.countryCode ?? '',
  }))
  return [...Map.groupBy(rows, ({ country }) => country)].map(([country, group]) => ({
    title: countries.of(country) ?? country,
    stores: group.map(({ store }) => store),
  }))
}

function detailsOf({ openingTimes, phone, customData }: Branch): StoreDetails {
  return {
    week: openingTimes ? groupWeek(openingTimes) : [],
    phone,
    services: customData?.services.map(({ name }) => name) ?? [],
    isStepFree: customData?.accessibility['stepFree'] === true,
  }
}
