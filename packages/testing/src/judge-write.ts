import type { ConsentServiceId } from '@saum/domain/consent-services'
import {
  isNameOf,
  STORED_ENTRIES,
  type StorageLife,
  type StoragePlace,
  type StoredEntry,
} from '@saum/domain/stored-entries'

/** Something that was found on a device, or that a page has written there. */
export interface Write {
  /** Nothing may be in a database. */
  place: StoragePlace | 'database'
  name: string
  /** How long it stays; without an end, or no longer than the tab or the browser is open. */
  seconds: number | 'without-end' | 'session'
  /** It was taken away again by the script that wrote it. */
  isGone?: boolean
}

interface Allowed {
  services: readonly ConsentServiceId[]
  /** What the visitor has asked for by pressing something. */
  hasAsked: boolean
}

const ENTRIES: readonly StoredEntry[] = Object.values(STORED_ENTRIES)
const HOUR_SECONDS = 60 * 60

/** Why it must not be on the device, in words; `null` when the list allows it. */
export function judgeWrite(write: Write, allowed: Allowed): string | null {
  const { place, name } = write
  const entry = ENTRIES.find((one) => one.place === place && isNameOf(one, name))
  if (!entry) return `${place} ${name} is not on the list`
  if (!isPermitted(entry, allowed)) return `${place} ${name} needs ${entry.permission}`
  return lasts(write, entry.life) ? null : `${place} ${name} stays too long`
}

function isPermitted({ permission }: StoredEntry, { services, hasAsked }: Allowed): boolean {
  if (permission === 'necessary') return true
  return permission === 'asked-for' ? hasAsked : services.includes(permission)
}

function lasts({ seconds, isGone = false }: Write, life: StorageLife): boolean {
  if (life === 'moment') return isGone
  if (isGone || life === 'until-removed' || seconds === 'session') return true
  if (life === 'tab' || seconds === 'without-end') return false
  const hours = 'days' in life ? life.days * 24 : life.hours
  return seconds <= hours * HOUR_SECONDS
}
