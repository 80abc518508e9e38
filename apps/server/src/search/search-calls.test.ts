import { describe, expect, it } from 'vitest'
import type { RpcRequest } from '@saum/contract/rpc'
import { withSearchAccess } from './search-calls.ts'

const request: RpcRequest = { shopId: 10030, name: 'getSearchAccess', body: '{}', requestId: 'r' }

describe('[6.4] the access to the search provider', () => {
  const calls = withSearchAccess(
    async ({ name }) => ({ status: 200, contentType: 'application/json', body: `"${name}"` }),
    async (shopId) => ({
      organizationId: 'saum',
      accessToken: `token of ${shopId}`,
      commerceBaseUrl: 'https://saum.example/rest/organizations/saum/commerce/v2',
      trackingId: 'comma_ch',
    }),
  )

  it('is given for the shop that asks', async () => {
    const answer = await calls(request)

    expect(answer).toMatchObject({ status: 200, contentType: 'application/json' })
    expect(JSON.parse(answer.body)).toMatchObject({ accessToken: 'token of 10030' })
  })

  it('leaves every other call to the shop', async () => {
    expect(await calls({ ...request, name: 'getBasket' })).toMatchObject({ body: '"getBasket"' })
  })
})
