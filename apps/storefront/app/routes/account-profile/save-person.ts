import { updateShopUser, type UserFault } from '@saum/contract/user'
import { personFaults, todayIn } from '@saum/domain/person-rules'
import { shopContext } from '#app/server/context.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import type { TypedPerson } from './profile-answer.ts'
import { refusalOf, type ProfileOutcome, type ProfileVisit } from './profile-visit.ts'

/** By the very rules the shop has. What is empty is taken out. */
export async function savePerson(visit: ProfileVisit): Promise<ProfileOutcome> {
  const shop = visit.context.get(shopContext)
  const person = trimmed(visit.person)
  const faults = personFaults(person, todayIn(shop.timeZone, Date.now()))
  if (faults.length > 0) {
    return refusalOf(visit, { problem: 'incomplete', personFaults: faults })
  }
  const answer = await customerBackend(visit.context).call(updateShopUser, person)
  if (answer.ok) return { says: 'saved' }
  const errors = answer.refusal.problem['errors'] as readonly UserFault[] | undefined
  const known = (errors ?? []).flatMap(({ field, reason }) =>
    field === 'gender' ? [] : { field, reason },
  )
  return refusalOf(visit, { problem: 'incomplete', personFaults: known })
}

function trimmed({ firstName, lastName, phone, birthDate }: TypedPerson): TypedPerson {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    birthDate: birthDate.trim(),
  }
}
