import { CONSENT_SERVICE_IDS, type ConsentServiceId } from '@saum/domain/consent-services'
import * as v from '@saum/schema/schema'
import { call } from './call.ts'

/** How a visitor came to decide. */
export const CONSENT_SOURCES = ['dialog', 'page', 'manager'] as const

export type ConsentSource = (typeof CONSENT_SOURCES)[number]

const services = v.array(v.picklist(CONSENT_SERVICE_IDS))

const choice = v.object({
  /** Random, and in the visitor's cookie; says nothing about who they are. */
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  source: v.picklist(CONSENT_SOURCES),
  granted: services,
  refused: services,
})

/**
 * Keeps the proof of a choice; what is no longer allowed is forgotten in the same moment. Internal: our
 * server has read the visitor's cookie, a caller could make one up.
 */
export const keepConsent = call('keepConsent', {
  access: 'internal',
  payload: v.pipe(
    choice,
    v.check(({ granted, refused }) => isNamedOnce([...granted, ...refused]), 'Nobody says both'),
  ),
  result: v.object({}),
  refusals: { 'too-many-requests': 429 },
})

function isNamedOnce(named: readonly ConsentServiceId[]): boolean {
  return new Set(named).size === named.length
}
