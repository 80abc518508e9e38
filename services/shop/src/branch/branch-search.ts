import type { BranchFilters, BranchOrder } from '@saum/contract/branch'
import { distanceMeters, type GeoPoint } from '@saum/domain/geo-distance'
import type { BranchDocument } from '../documents/branch-document.ts'
import { findPlace } from './find-place.ts'
import { TOWN_PLACES } from './town-places.ts'

export interface FoundBranch {
  branch: BranchDocument
  /** `null` when nobody asked from where. */
  distanceM: number | null
}

export interface BranchSearch {
  center: GeoPoint | null
  found: FoundBranch[]
}

interface BranchQuestion {
  filters: BranchFilters
  /** Orders are collected in the shop's own country; whoever only walks there takes the nearest. */
  order: BranchOrder
}

export function searchBranches(
  branches: readonly BranchDocument[],
  { filters, order }: BranchQuestion,
  homeCountry: string,
): BranchSearch {
  const { address, radius } = filters
  const byHome = order === 'home-first' ? homeFirst : () => 0
  if (filters.geoPoint === undefined && address === undefined) {
    return { center: null, found: listedByTown(branches, homeCountry) }
  }
  const center =
    filters.geoPoint ?? findPlace(address ?? '', [...branches, ...TOWN_PLACES], homeCountry)
  if (center === null) return { center, found: [] }
  const found = branches
    .map((branch) => ({ branch, distanceM: distanceMeters(center, branch.geoPoint) }))
    .filter(({ distanceM }) => distanceM <= radius)
    .toSorted(
      (left, right) =>
        byHome(left.branch, right.branch, homeCountry) || left.distanceM - right.distanceM,
    )
  return { center, found }
}

function listedByTown(branches: readonly BranchDocument[], homeCountry: string): FoundBranch[] {
  return branches
    .toSorted(
      (left, right) =>
        homeFirst(left, right, homeCountry) ||
        left.address.city.localeCompare(right.address.city, 'de') ||
        left.id - right.id,
    )
    .map((branch) => ({ branch, distanceM: null }))
}

function homeFirst(left: BranchDocument, right: BranchDocument, homeCountry: string): number {
  const abroad = ({ address }: BranchDocument) => Number(address.countryCode !== homeCountry)
  return abroad(left) - abroad(right)
}
