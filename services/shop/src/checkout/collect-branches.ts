import type { CheckoutState } from '@saum/contract/checkout'
import { distanceMeters } from '@saum/domain/geo-distance'
import { findPlace } from '../branch/find-place.ts'
import type { BranchDocument } from '../documents/branch-document.ts'

/** Nobody goes farther than to the tenth. */
const NEAREST = 10

/** Branches of a country that hand parcels out. */
export function collectBranches(
  branches: readonly BranchDocument[],
  countryCode: string,
): BranchDocument[] {
  return branches.filter(
    ({ address, settings }) => settings.clickAndCollect && address.countryCode === countryCode,
  )
}

/** The nearest first; all of them by town where nobody can tell. */
export function nearestBranches(
  branches: readonly BranchDocument[],
  { zipCode, city, countryCode }: { zipCode: string; city: string; countryCode: string },
): BranchDocument[] {
  const center = findPlace(`${zipCode} ${city}`, branches, countryCode)
  if (center === null) {
    return branches.toSorted((one, other) =>
      one.address.city.localeCompare(other.address.city, 'de'),
    )
  }
  const metersTo = ({ geoPoint }: BranchDocument) => distanceMeters(center, geoPoint)
  return branches.toSorted((one, other) => metersTo(one) - metersTo(other)).slice(0, NEAREST)
}

export function toCollectBranch({
  id,
  name,
  address,
}: BranchDocument): CheckoutState['branches'][number] {
  const { street, houseNumber, zipCode, city } = address
  return {
    id,
    name,
    street: houseNumber === undefined ? street : `${street} ${houseNumber}`,
    zipCode,
    city,
  }
}
