import type { Device } from '@saum/contract/user'
import type { Shop } from '@saum/domain/shops'
import { formattersFor } from '#app/messages/formatters.ts'

/** Where somebody is logged in, as they would say it. Names of makers are the same in every language. */
export interface DeviceFacts {
  id: string
  /** Empty where it does not tell. */
  browser: string
  system: string
  isCurrent: boolean
  /** Written by the server: two browsers write days differently. */
  usedAt: { date: string; time: string }
}

const BROWSERS: Readonly<Record<string, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}

const SYSTEMS: Readonly<Record<string, string>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
}

export function toDeviceFacts(device: Device, shop: Shop): DeviceFacts {
  const { formatDate } = formattersFor(shop)
  const usedAt = new Date(device.lastUsedAt)
  return {
    id: device.id,
    browser: BROWSERS[device.browser] ?? '',
    system: SYSTEMS[device.system] ?? '',
    isCurrent: device.isCurrent,
    usedAt: { date: formatDate(usedAt), time: formatDate(usedAt, 'time') },
  }
}
