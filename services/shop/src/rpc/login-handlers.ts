import * as calls from '@saum/contract/login'
import { accept } from '@saum/domain/result'
import type { AccountService } from '../account/account-service.ts'
import type { ResetService } from '../account/reset-service.ts'
import type { LoginService } from '../session/login-service.ts'
import { entryOf, on, onCustomer } from './handler.ts'

export interface LoginHandlerParts {
  logins: LoginService
  accounts: AccountService
  resets: ResetService
}

/** Calls by which somebody shows who they are, or begins to be somebody. */
export function loginHandlers({ logins, accounts, resets }: LoginHandlerParts) {
  return {
    oauthLogin: on(calls.oauthLogin, async (payload, context) => {
      const { clientKey } = context
      return logins.logIn({ ...(await entryOf(context)), ...payload, clientKey })
    }),
    oauthRegister: on(calls.oauthRegister, (payload, { shop, clientKey }) => {
      const { first_name: firstName, last_name: lastName, ...wish } = payload
      return accounts.register(shop, { ...wish, firstName, lastName, clientKey })
    }),
    oauthRevokeToken: onCustomer(calls.oauthRevokeToken, async (_, { owner }) => {
      await logins.logOut(owner.sessionKey)
      return accept({ result: true } as const)
    }),
    oauthForgetPassword: on(calls.oauthForgetPassword, async (wish, { shop, clientKey }) => {
      const asked = await resets.request(shop, wish, clientKey)
      return asked.ok ? accept({ success: true } as const) : asked
    }),
    checkPasswordLink: on(calls.checkPasswordLink, async ({ hash }, { shop, clientKey }) => {
      const asked = await resets.isLinkGood(shop, hash, clientKey)
      return asked.ok ? accept({ isValid: asked.value }) : asked
    }),
    updatePasswordByHash: on(calls.updatePasswordByHash, async ({ hash, password }, context) => {
      const choice = { token: hash, password, network: context.clientKey }
      return resets.setPassword(await entryOf(context), choice)
    }),
  }
}
