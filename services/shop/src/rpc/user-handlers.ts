import * as calls from '@saum/contract/user'
import { accept, refuse } from '@saum/domain/result'
import type { EmailService } from '../account/email-service.ts'
import type { PasswordService } from '../account/password-service.ts'
import type { DeviceService } from '../session/device-service.ts'
import type { UserService } from '../user/user-service.ts'
import { entryOf, on, onCustomer, onSession, type CallingCustomer } from './handler.ts'

export interface UserHandlerParts {
  users: UserService
  ownPasswords: PasswordService
  emails: EmailService
  devices: DeviceService
}

/** Calls about who somebody is and how they show it. */
export function userHandlers({ users, ownPasswords, emails, devices }: UserHandlerParts) {
  return {
    getUser: on(calls.getUser, async (_, { sessionKey, findOwner }) => {
      const owner = sessionKey === null ? null : await findOwner(sessionKey)
      const user = owner && (await users.of(owner))
      return accept(user === null ? {} : { user })
    }),
    refreshUser: onSession(calls.refreshUser, async (_, owner) => {
      const user = await users.of(owner)
      return accept(user === null ? {} : { user })
    }),
    updateShopUser: onCustomer(calls.updateShopUser, async (change, { owner }) => {
      const changed = await users.change(owner, change)
      return changed.ok ? accept({ user: changed.value }) : changed
    }),
    updatePassword: onCustomer(calls.updatePassword, async (payload, calling, context) => {
      const { owner, customer } = calling
      const entry = await entryOf(context)
      const changed = await ownPasswords.change({
        ...entry,
        ...payload,
        owner,
        customerId: customer.id,
      })
      if (!changed.ok) return changed
      const user = await users.of(owner)
      return user === null ? refuse({ kind: 'user-not-found' }) : accept({ user })
    }),
    ...emailHandlers({ emails }),
    ...deviceHandlers({ devices }),
  }
}

function emailHandlers({ emails }: Pick<UserHandlerParts, 'emails'>) {
  return {
    requestEmailChange: onCustomer(calls.requestEmailChange, (wish, { owner, customer }) =>
      emails.requestChange({ ...wish, owner, customerId: customer.id }),
    ),
    confirmEmailChange: onCustomer(calls.confirmEmailChange, ({ hash }, { owner, customer }) =>
      emails.confirmChange(owner, customer.id, hash),
    ),
    revokeEmailChange: on(calls.revokeEmailChange, ({ hash }, { shop }) =>
      emails.revokeChange(shop, hash),
    ),
    requestEmailVerification: onCustomer(calls.requestEmailVerification, (_, { owner, customer }) =>
      emails.requestVerification(owner, customer.id),
    ),
    verifyEmail: on(calls.verifyEmail, ({ hash }, { shop }) => emails.verify(shop, hash)),
  }
}

function deviceHandlers({ devices }: Pick<UserHandlerParts, 'devices'>) {
  return {
    getSessions: onCustomer(calls.getSessions, async (_, calling) =>
      accept(await devices.list(whoseOf(calling))),
    ),
    endSession: onCustomer(calls.endSession, ({ id }, calling) =>
      devices.end(whoseOf(calling), id),
    ),
    endOtherSessions: onCustomer(calls.endOtherSessions, async (_, calling) => {
      await devices.endOthers(whoseOf(calling))
      return accept(null)
    }),
  }
}

function whoseOf({ owner, customer }: CallingCustomer) {
  return { customerId: customer.id, sessionKey: owner.sessionKey }
}
