import type { PlainKey } from '#app/messages/message-keys.ts'
import type { Place } from './find-branches.ts'

const PATIENCE_MS = 10_000
/** A phone that knew where it is a moment ago need not look again. */
const RECENT_MS = 300_000

export const POSITION_MESSAGE = {
  denied: 'store.location_denied',
  failed: 'store.location_failed',
} as const satisfies Record<string, PlainKey>

/** Where the device is, roughly; it asks its owner. */
export function askForPosition(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ geoPoint: roughly(coords.latitude, coords.longitude) }),
      reject,
      { timeout: PATIENCE_MS, maximumAge: RECENT_MS },
    )
  })
}

/** About a kilometre: enough to find a branch, too little to find a door. */
function roughly(lat: number, lng: number) {
  return { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 }
}
