import { endOtherSessions, endSession } from '@saum/contract/user'
import * as v from '@saum/schema/schema'
import { customerBackend } from '#app/server/customer-backend.ts'
import type { ProfileOutcome, ProfileVisit } from './profile-visit.ts'

/** One that is not there, or somebody else's, is not logged in with this account either way. */
export async function endDevice({ context, device }: ProfileVisit): Promise<ProfileOutcome> {
  if (v.safeParse(endSession.payload.entries.id, device).success) {
    await customerBackend(context).call(endSession, { id: device })
  }
  return { says: 'device' }
}

export async function endOthers({ context }: ProfileVisit): Promise<ProfileOutcome> {
  await customerBackend(context).call(endOtherSessions, {})
  return { says: 'others' }
}
