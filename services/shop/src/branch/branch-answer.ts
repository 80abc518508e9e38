import type { Branch, BranchPart } from '@saum/contract/branch'
import { openingStateAt } from '@saum/domain/opening-hours'
import type { Locale } from '@saum/domain/shops'
import { addDays, wallTimeAt } from '@saum/domain/zoned-time'
import type { BranchDocument } from '../documents/branch-document.ts'
import { textFor } from '../documents/localized-text.ts'
import type { FoundBranch } from './branch-search.ts'

/** What a caller wants to see of a branch, in which words and when. */
export interface BranchView {
  parts: readonly BranchPart[]
  locale: Locale
  nowMs: number
}

/** Parts nobody asked for stay undefined and thus off the wire. */
export function toBranch({ branch, distanceM }: FoundBranch, view: BranchView): Branch {
  const asked = new Set(view.parts)
  return {
    id: branch.id,
    referenceKey: branch.referenceKey,
    name: branch.name,
    slug: branch.slug,
    email: branch.email,
    phone: branch.phone,
    address: branch.address,
    geoPoint: branch.geoPoint,
    timeZone: branch.timeZone,
    isActive: branch.isActive,
    distance: distanceM === null ? undefined : Math.round(distanceM),
    openingTimes: asked.has('openingTimes') ? toOpeningTimes(branch, view) : undefined,
    settings: asked.has('settings') ? branch.settings : undefined,
    images: asked.has('images') ? [] : undefined,
    customData: asked.has('customData') ? toCustomData(branch, view) : undefined,
  }
}

function toOpeningTimes(
  { openingTimes, timeZone }: BranchDocument,
  { locale, nowMs }: BranchView,
): Branch['openingTimes'] {
  // Yesterday still counts: its hours may run past midnight.
  const yesterday = addDays(wallTimeAt(nowMs, timeZone).day, -1)
  const exceptions = openingTimes.exceptions
    .filter(({ date }) => date >= yesterday)
    .map(({ date, name, hours }) => ({ date, name: name && textFor(name, locale), hours }))
  return { ...openingTimes, exceptions, ...openingStateAt(nowMs, openingTimes, timeZone) }
}

function toCustomData(
  { services, accessibility }: BranchDocument,
  { locale }: BranchView,
): Branch['customData'] {
  return {
    accessibility,
    services: services.flatMap(({ key, name, text }) => {
      const shown = textFor(name, locale)
      return shown === undefined ? [] : { key, name: shown, text: text && textFor(text, locale) }
    }),
  }
}
