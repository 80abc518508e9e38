import { argon2Sync } from 'node:crypto'
import { oauthLogin } from '@saum/contract/login'
import { DEFAULT_SHOP, type ShopId } from '@saum/domain/shops'
import type { CustomerDocument } from '@saum/shop/documents/customer-document'
import { aCustomer } from './catalog-extras.ts'
import { aSessionKey } from './session-key.ts'
import type { TestAnswer, TestBackend } from './test-backend.ts'

export const PASSWORD = 'Nadel & Faden 7'

/** Somebody who can log in with `PASSWORD`. */
export function aCustomerWithPassword(overrides: Partial<CustomerDocument> = {}): CustomerDocument {
  return aCustomer({ passwordHash: cheapHash(PASSWORD), ...overrides })
}

interface LoginTry {
  /** The session before; nobody yet where it is missing. */
  sessionKey?: string
  shopId?: ShopId
  email?: string
  password?: string
  /** With what, coarsely. */
  agent?: string
}

/** The answer, and the session they have if it worked. */
export async function logIn(
  backend: TestBackend,
  attempt: LoginTry = {},
): Promise<TestAnswer & { nextSessionKey: string }> {
  const { sessionKey, agent = '', shopId = DEFAULT_SHOP.shopId } = attempt
  const { email = aCustomer().email, password = PASSWORD } = attempt
  const nextSessionKey = aSessionKey()
  const answer = await backend.send({
    shopId,
    name: oauthLogin.name,
    body: JSON.stringify({ payload: { email, password } }),
    nextSessionKey,
    agent,
    ...(sessionKey !== undefined && { sessionKey }),
  })
  return { ...answer, nextSessionKey }
}

/** As weak as the algorithm allows: tests wait for it. */
function cheapHash(password: string): string {
  const nonce = Buffer.alloc(16, 'salt')
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost })
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
