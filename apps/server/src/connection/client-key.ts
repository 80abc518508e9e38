import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { NETWORK_KEY_LENGTH } from '@saum/contract/client-key'
import { addressOf, countedAddress, networkOf } from './client-address.ts'

const ADDRESS_KEY_LENGTH = 16

interface ClientKeySettings {
  isProxyTrusted: boolean
  /** All servers of a shop have the same; `null` where each makes its own. */
  checkoutSecret: string | null
}

/**
 * Tells visitors apart without telling who they are: their network and their address under a key no one else
 * has. Limits are kept in the database, so that servers with the secret of the shop count together and after a
 * restart.
 */
export function createClientKey(settings: ClientKeySettings): (c: Context) => string {
  const { isProxyTrusted, checkoutSecret } = settings
  const secret = checkoutSecret === null ? randomBytes(32) : ownSecret(checkoutSecret)
  const keyOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return (c) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    const forwarded = isProxyTrusted ? c.req.header('x-forwarded-for') : undefined
    const address = addressOf(incoming, forwarded)
    const network = keyOf(`network ${networkOf(address)}`).slice(0, NETWORK_KEY_LENGTH)
    return network + keyOf(countedAddress(address)).slice(0, ADDRESS_KEY_LENGTH)
  }
}

/** One secret, one use: nothing that is signed with the other can be made of it. */
function ownSecret(checkoutSecret: string): Buffer {
  return createHmac('sha256', checkoutSecret).update('client-key').digest()
}
