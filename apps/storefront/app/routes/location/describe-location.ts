import type { Branch } from '@saum/contract/branch'
import type { Shop } from '@saum/domain/shops'
import { groupBy } from '@saum/domain/group-by'
import { describeMap, type MapFacts } from '#app/features/stores/describe-map.ts'
import { toOpeningFacts, type OpeningFacts } from '#app/features/stores/opening-facts.ts'
import { toStoreFacts, type StoreFacts } from '#app/features/stores/store-facts.ts'
import { groupWeek, type WeekGroup } from '#app/features/stores/week-groups.ts'
import { chooseStores, opensAtMs, type ChosenStores } from './choose-stores.ts'
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
  /** Of the store that opens before all others, where somebody wants to go now and none is open. */
  firstToOpen: OpeningFacts | null
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
  const { kind, stores: chosen } = chooseStores(offered, { question, isMeasured, nowMs })
  const parts = isMeasured ? [{ title: null, branches: chosen }] : byCountry(chosen, shop)
  const groups = numbered(parts, (branch, number) => toStoreFacts(branch, { shop, nowMs, number }))
  const first = chosen[0]
  return {
    kind,
    groups,
    count: chosen.length,
    first: isMeasured && first ? detailsOf(first) : null,
    firstToOpen: isClosed(kind) ? firstToOpen(chosen, nowMs) : null,
    map: describeMap({
      stores: groups.flatMap(({ stores }) => stores),
      center: found.center,
      zoom: question.zoom,
      ...(isAround(kind) && { radiusKm: question.radiusKm }),
    }),
    nowMs,
  }
}

function isAround(kind: ChosenStores['kind']): boolean {
  return kind === 'near' || kind === 'closed-near'
}

function isClosed(kind: ChosenStores['kind']): boolean {
  return kind === 'closed' || kind === 'closed-near'
}

function firstToOpen(branches: readonly Branch[], nowMs: number): OpeningFacts | null {
  const [first] = branches.toSorted(
    (left, right) => opensAtMs(left, nowMs) - opensAtMs(right, nowMs),
  )
  return first ? toOpeningFacts(first, nowMs) : null
}

interface Part {
  title: string | null
  branches: readonly Branch[]
}

/** The shop's own country first, the others by name; towns stay in the order they came in. */
function byCountry(branches: readonly Branch[], { country: own, locale }: Shop): Part[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return [...groupBy(branches, ({ address }) => address.countryCode)]
    .map(([country, group]) => ({
      title: countries.of(country) ?? country,
      branches: group,
      isAbroad: Number(country !== own),
    }))
    .toSorted(
      (left, right) =>
        left.isAbroad - right.isAbroad || left.title.localeCompare(right.title, locale),
    )
}

/** One count through all groups: rows and pins share their numbers. */
function numbered(
  parts: readonly Part[],
  toFacts: (branch: Branch, number: number) => StoreFacts,
): LocationFacts['groups'] {
  let last = 0
  return parts.map(({ title, branches }) => ({
    title,
    stores: branches.map((branch) => toFacts(branch, (last += 1))),
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
