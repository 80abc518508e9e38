import assert from 'node:assert/strict'
import { answered, until } from '../controller.ts'
import { createEngine, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient } from './client.ts'
import { findFacet, idleValue, orderOf } from './find-facet.ts'

/** Tokens that run out, and addresses that restore what a shopper saw. */
export function accessArea(stage: Stage, client: CommerceClient): Area {
  return {
    title: 'access and addresses',
    steps: [
      {
        title: 'a client with a bad token asks for another once and goes on',
        run: () => renewsFrom(stage, client, 'not-a-token'),
      },
      {
        title: 'a client with an expired token asks for another once and goes on',
        async run() {
          // Only who started the shop knows its secret and can make one.
          if (stage.expiredToken !== null) await renewsFrom(stage, client, stage.expiredToken)
        },
      },
      {
        title: 'without a valid token nothing is answered',
        async run() {
          const engine = createEngine(stage, client, { accessToken: 'not-a-token' })
          const listing = client.buildProductListing(engine)
          listing.executeFirstRequest()
          await until(listing, ({ isLoading }) => !isLoading, 'The end of loading')
          assert.deepEqual(listing.state.products, [])
          const status = stage.traffic.last('/listing')?.status ?? 0
          assert.ok(status === 401 || status === 419, `answered ${status}`)
        },
      },
      {
        title: 'a request that makes no sense is refused with a reason',
        async run() {
          const { commerceBaseUrl, accessToken } = stage.access
          const headers = {
            authorization: `Bearer ${accessToken}`,
            'content-type': 'application/json',
          }
          const response = await fetch(`${commerceBaseUrl}/listing`, {
            method: 'POST',
            body: '{}',
            headers,
          })
          const problem = (await response.json()) as Record<string, unknown>
          assert.equal(response.status, 400)
          assert.equal(problem['statusCode'], 400)
          assert.ok(problem['message'] !== '' && typeof problem['type'] === 'string')
        },
      },
      {
        title: 'an address restores facets, order and page',
        run: () => restoresAddress(stage, client),
      },
      {
        title: 'parameters leave out what is usual',
        async run() {
          const listing = client.buildProductListing(createEngine(stage, client))
          const manager = listing.parameterManager({ excludeDefaultParameters: true })
          await answered(listing, () => listing.executeFirstRequest())
          assert.deepEqual(plain(manager.state.parameters), {})
          const color = idleValue(findFacet(listing, 'ec_color'))
          await answered(listing, () => findFacet(listing, 'ec_color').toggleSelect(color))
          assert.deepEqual(plain(manager.state.parameters), { f: { ec_color: [color.value] } })
        },
      },
    ],
  }
}

/** Without what is undefined. */
function plain(parameters: object): unknown {
  return JSON.parse(JSON.stringify(parameters))
}

async function renewsFrom(
  stage: Stage,
  client: CommerceClient,
  accessToken: string,
): Promise<void> {
  let renewals = 0
  const renewAccessToken = async () => {
    renewals += 1
    return stage.access.accessToken
  }
  const engine = createEngine(stage, client, { accessToken, renewAccessToken })
  const listing = client.buildProductListing(engine)
  const { products } = await answered(listing, () => listing.executeFirstRequest())
  assert.ok(products.length > 0)
  assert.equal(renewals, 1)
}

async function restoresAddress(stage: Stage, client: CommerceClient): Promise<void> {
  const listing = client.buildProductListing(createEngine(stage, client))
  const address = listing.urlManager({
    initialState: { fragment: '' },
    excludeDefaultParameters: true,
  })
  await answered(listing, () => listing.executeFirstRequest())
  const color = idleValue(findFacet(listing, 'ec_color'))
  await answered(listing, () => findFacet(listing, 'ec_color').toggleSelect(color))
  const category = findFacet(listing, 'ec_category').state.values[0]
  assert.ok(category)
  await answered(listing, () => findFacet(listing, 'ec_category').toggleSelect(category))
  const cheapest = orderOf(listing).state.availableSorts.find(
    ({ fields }) => fields?.[0]?.direction === 'asc',
  )
  assert.ok(cheapest, 'no rising order')
  await answered(listing, () => orderOf(listing).sortBy(cheapest))
  await answered(listing, () => listing.pagination().setPageSize(6))
  await answered(listing, () => listing.pagination().nextPage())

  const again = client.buildProductListing(createEngine(stage, client))
  again.urlManager({ initialState: { fragment: address.state.fragment } })
  await answered(again, () => again.executeFirstRequest())
  const ids = (page: typeof listing) => page.state.products.map(({ permanentid }) => permanentid)
  assert.match(address.state.fragment, /f-ec_color=/)
  assert.match(address.state.fragment, /cf-ec_category=/)
  assert.deepEqual(ids(again), ids(listing), `${address.state.fragment} shows something else`)
  assert.equal(again.pagination().state.totalEntries, listing.pagination().state.totalEntries)
}
