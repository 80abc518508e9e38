import { getSessions } from '@saum/contract/user'
import { todayIn } from '@saum/domain/person-rules'
import type { RouterContextProvider } from 'react-router'
import type { AddressFacts } from '#app/features/account/address-facts.ts'
import { shopContext } from '#app/server/context.ts'
import { customerBackend, customerOf } from '#app/server/customer-backend.ts'
import { loadAddresses } from '#app/server/load-addresses.ts'
import { tryPart } from '#app/server/try-part.ts'
import { toDeviceFacts, type DeviceFacts } from './device-facts.ts'
import { parseSaying, type ProfileSaying, type TypedPerson } from './profile-answer.ts'

export interface ProfileFacts {
  person: TypedPerson
  /** The last birth date that may be typed. */
  today: string
  email: string
  isEmailVerified: boolean
  pendingEmail: string | null
  /** Customers of another provider have none. */
  hasPassword: boolean
  /** `null` where they could not be loaded. */
  devices: DeviceFacts[] | null
  addresses: AddressFacts[] | null
  says: ProfileSaying | null
}

type Context = Readonly<RouterContextProvider>

export async function loadProfile(context: Context, url: URL): Promise<ProfileFacts> {
  const shop = context.get(shopContext)
  const user = customerOf(context)
  const [devices, addresses] = await Promise.all([
    tryPart(context, () => loadDevices(context)),
    tryPart(context, () => loadAddresses(customerBackend(context), shop)),
  ])
  return {
    person: {
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
      birthDate: user.birthDate ?? '',
    },
    today: todayIn(shop.timeZone, Date.now()),
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    pendingEmail: user.pendingEmail,
    hasPassword: user.authentication.type === 'password',
    devices,
    addresses,
    says: parseSaying(url.searchParams.get('says')),
  }
}

async function loadDevices(context: Context): Promise<DeviceFacts[]> {
  const answer = await customerBackend(context).call(getSessions, {})
  const shop = context.get(shopContext)
  return answer.ok ? answer.value.map((device) => toDeviceFacts(device, shop)) : []
}
