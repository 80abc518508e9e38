import type { Shop } from '@saum/domain/shops'
import type { Triggers } from '@saum/engine/search/triggers'

type Parameters = Triggers['executions'][number]['params']

/**
 * What a rule of the search provider can make the shop do, by name: each leads to a page of the shop.
 * Nothing for parameters that make no sense.
 */
const FUNCTIONS: Readonly<Record<string, (params: Parameters) => string | null>> = {
  /** Appointments are made with a branch that offers the service, in person or by its telephone. */
  openAppointment: ([service]) =>
    typeof service === 'string' && /^[\w-]+$/.test(service)
      ? `location/?services=${service}`
      : null,
}

/** Where the first function leads that this shop knows; a function of another build is left out. */
export function executedAddress(
  { executions }: Pick<Triggers, 'executions'>,
  { path }: Pick<Shop, 'path'>,
): string | null {
  for (const { functionName, params } of executions) {
    const run = Object.hasOwn(FUNCTIONS, functionName) ? FUNCTIONS[functionName] : undefined
    const address = run?.(params) ?? null
    if (address !== null) return `/${path}/${address}`
  }
  return null
}
