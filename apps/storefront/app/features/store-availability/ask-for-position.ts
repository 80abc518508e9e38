import type { PlainKey } from '#app/messages/message-keys.ts'
import type { Place } from './find-branches.ts'

const PATIENCE_MS = 10_000
/** A phone that knew where it is a moment ago need not look again. */
const RECENT_MS = 300_000

const POSITION_MESSAGE = {
  denied: 'store.location_denied',
  failed: 'store.location_failed',
} as const satisfies Record<string, PlainKey>

/** About a kilometre: enough to find a branch, too little to find a door. */
const ROUGHLY = 2

/** Where the device is, to so many decimals of a degree; it asks its owner. */
export function askForPosition(decimals = ROUGHLY): Promise<Extract<Place, { geoPoint: object }>> {
  const round = (degrees: number) => Number(degrees.toFixed(decimals))
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ geoPoint: { lat: round(latitude), lng: round(longitude) } }),
      reject,
      { timeout: PATIENCE_MS, maximumAge: RECENT_MS },
    )
  })
}

/** What to say when the position could not be had. */
export function positionMessage(error: unknown): PlainKey {
  const isDenied =
    error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
  return POSITION_MESSAGE[isDenied ? 'denied' : 'failed']
}
