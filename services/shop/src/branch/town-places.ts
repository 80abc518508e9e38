import { TOWNS } from '@saum/domain/towns'
import type { Place } from './find-place.ts'

/** Towns shoppers live in, with or without a branch of ours. */
export const TOWN_PLACES: readonly Place[] = TOWNS.map(
  ({ name, zipCode, countryCode, lat, lng }) => ({
    name,
    address: { street: '', zipCode, city: name, countryCode },
    geoPoint: { lat, lng },
  }),
)
