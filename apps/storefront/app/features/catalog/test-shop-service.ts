import { createBackend, type Backend } from '@saum/contract/backend'

/** A shop service that answers each call with what a test says; any other call is a mistake. */
export function aShopService(answers: Readonly<Record<string, unknown>>): Backend {
  return createBackend(
    async ({ name }) => {
      if (!Object.hasOwn(answers, name)) throw new Error(`Nobody expected the call ${name}`)
      const body = JSON.stringify(answers[name])
      return { status: 200, contentType: 'application/json', body }
    },
    { shopId: 10028, requestId: 'test' },
  )
}
