import type { ForeignScript } from '../script/script-loader.ts'
import { isContainerId } from './container-id.ts'

/** The container as the tracking host of the shop serves it; `null` for an id that is none. */
export function containerScript(host: string, containerId: string): ForeignScript | null {
  return isContainerId(containerId) ? { url: `${host}/gtm.js?id=${containerId}` } : null
}
