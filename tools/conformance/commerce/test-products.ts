import assert from 'node:assert/strict'
import { answered } from '../controller.ts'
import { createEngine, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient, Product } from './client.ts'

/** Colors of a style, and the events of a shopper who buys. */
export function productArea(stage: Stage, client: CommerceClient): Area {
  const engine = createEngine(stage, client)
  const listing = client.buildProductListing(engine)
  const cart = client.buildCart(engine)
  let product: Product

  const item = (quantity: number) => ({
    productId: product.ec_product_id ?? '',
    name: product.ec_name ?? '',
    price: product.ec_promo_price ?? product.ec_price ?? 0,
    quantity,
  })

  async function takenEvent(type: string, ...words: string[]): Promise<Record<string, unknown>> {
    const sent = await stage.traffic.arrived('/events/v1', `"type":"${type}"`, ...words)
    assert.ok(sent.status < 300, `${type} was refused: ${sent.status} ${sent.response}`)
    assert.deepEqual(JSON.parse(sent.response), { events: [{ accepted: true }] })
    const [event] = JSON.parse(sent.request) as Record<string, unknown>[]
    assert.ok(event)
    return event
  }

  return {
    title: 'colors, cart and events',
    steps: [
      {
        title: 'a style comes once, with all its colors',
        async run() {
          const { products } = await answered(listing, () => listing.executeFirstRequest())
          const styles = products.map(({ ec_item_group_id }) => ec_item_group_id)
          assert.equal(new Set(styles).size, styles.length, 'a style came twice')
          const colorful = products.find(({ children }) => children.length > 1)
          assert.ok(colorful, 'no style has two colors')
          product = colorful
          assert.equal(product.totalNumberOfChildren, product.children.length)
          assert.ok(
            product.children.every((child) => child.ec_item_group_id === product.ec_item_group_id),
          )
        },
      },
      {
        title: 'another color can take its place',
        async run() {
          const child = product.children.find(
            ({ permanentid }) => permanentid !== product.permanentid,
          )
          assert.ok(child)
          listing.promoteChildToParent(child)
          const promoted = listing.state.products.find(
            ({ permanentid }) => permanentid === child.permanentid,
          )
          assert.equal(promoted?.position, product.position)
          assert.deepEqual(promoted.children, product.children)
          product = promoted
        },
      },
      {
        title: 'a click is taken',
        async run() {
          listing.interactiveProduct({ options: { product } }).select()
          const { responseId, position } = await takenEvent(
            'ec.productClick',
            listing.state.responseId,
          )
          assert.equal(responseId, listing.state.responseId)
          assert.equal(position, product.position)
        },
      },
      {
        title: 'a view is taken',
        async run() {
          const { productId, name, price } = item(1)
          client.buildProductView(engine).view({ productId, name, price })
          const { currency } = await takenEvent('ec.productView', productId)
          assert.equal(currency, 'EUR')
        },
      },
      {
        title: 'putting into the cart and taking out is taken',
        async run() {
          cart.updateItemQuantity(item(2))
          const added = await takenEvent('ec.cartAction', '"action":"add"')
          assert.equal(added['quantity'], 2)
          cart.updateItemQuantity(item(1))
          const removed = await takenEvent('ec.cartAction', '"action":"remove"')
          assert.equal(removed['quantity'], 1)
        },
      },
      {
        title: 'requests carry the cart and are answered',
        async run() {
          await answered(listing, () => listing.refresh())
          const request = stage.traffic.last('/listing')?.request ?? ''
          assert.match(
            request,
            new RegExp(`"cart":\\[\\{"productId":"${product.ec_product_id}","quantity":1\\}\\]`),
          )
        },
      },
      {
        title: 'a purchase is taken and empties the cart',
        async run() {
          const id = crypto.randomUUID()
          cart.purchase({ id, revenue: item(1).price })
          const { products } = await takenEvent('ec.purchase', id)
          assert.ok(Array.isArray(products) && products.length === 1)
          assert.deepEqual(cart.state.items, [])
        },
      },
      {
        title: 'an event that is none is refused by the validation',
        async run() {
          const { organizationId, accessToken } = stage.access
          const url = `${stage.origin}/rest/organizations/${organizationId}/events/v1/validate?access_token=${accessToken}`
          const body = JSON.stringify([{ meta: { type: 'ec.cartAction' } }])
          const headers = { 'content-type': 'application/json' }
          const response = await fetch(url, { method: 'POST', body, headers })
          const [verdict] = (await response.json()) as { valid: boolean; errors: unknown[] }[]
          assert.equal(verdict?.valid, false)
          assert.ok(verdict.errors.length > 0)
        },
      },
    ],
  }
}
