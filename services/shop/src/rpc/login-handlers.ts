import { oauthLogin, oauthRevokeToken } from '@saum/contract/login'
import { accept, refuse } from '@saum/domain/result'
import type { LoginService } from '../session/login-service.ts'
import { on, onSession } from './handler.ts'

export interface LoginHandlerParts {
  logins: LoginService
}

export function loginHandlers({ logins }: LoginHandlerParts) {
  return {
    oauthLogin: on(oauthLogin, async (payload, { shop, sessionKey, nextSessionKey, findOwner }) => {
      if (nextSessionKey === null) throw new Error('A login needs the session it leads to')
      const before = sessionKey === null ? null : await findOwner(sessionKey)
      return logins.logIn({ ...payload, shop, before, nextSessionKey })
    }),
    oauthRevokeToken: onSession(oauthRevokeToken, async (_, { customer, sessionKey }) => {
      if (customer === null) return refuse({ kind: 'not-logged-in' })
      await logins.logOut(sessionKey)
      return accept({ result: true } as const)
    }),
  }
}
