import { emitShopEvent } from '../analytics/emit-event.ts'
import { demand, fields, nonEmptyText, number } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { derive } from '../state.ts'
import { CART, type Cart, type CartItem } from './cart.ts'
import { CART_ITEM, CART_ITEMS } from './cart-checks.ts'
import { cartKey, purchase, setItems, updateItemQuantity } from './cart-transitions.ts'

export interface CartState {
  items: readonly CartItem[]
  totalQuantity: number
  /** In major units; lines without a price count nothing. */
  totalPrice: number
}

export interface Transaction {
  id: string
  revenue: number
}

/** The engine's report of the basket to the search provider. */
export interface CartController extends Controller<CartState> {
  /** Takes over what the shop's basket says; nobody did anything, so nothing is reported. */
  setItems(items: readonly CartItem[]): void
  updateItemQuantity(item: CartItem): void
  empty(): void
  purchase(transaction: Transaction): void
}

const TRANSACTION = fields({ id: nonEmptyText, revenue: number() })

export function createCart(engine: Engine): CartController {
  const cart = engine.state(CART)

  function update(item: CartItem): void {
    const before = cart.get()
    cart.update((current) => updateItemQuantity(current, item))
    if (cart.get() !== before) emitCartAction(engine, before, item)
  }

  return controllerOf(derive(cart, toCartState), {
    setItems(items: readonly CartItem[]) {
      const checked = demand(CART_ITEMS, items)
      cart.update((current) => setItems(current, checked))
    },
    updateItemQuantity: (item: CartItem) => update(demand(CART_ITEM, item)),
    empty() {
      for (const item of Object.values(cart.get().items)) update({ ...item, quantity: 0 })
    },
    purchase(transaction: Transaction) {
      const checked = demand(TRANSACTION, transaction)
      const products = Object.values(cart.get().items).map(({ quantity, ...product }) => ({
        quantity,
        product,
      }))
      cart.update(purchase)
      emitShopEvent(engine, 'ec.purchase', { products, transaction: checked })
    },
  })
}

/** Reports by how much a line became more or less. */
function emitCartAction(engine: Engine, before: Cart, { quantity, ...product }: CartItem): void {
  const known = before.items[cartKey({ quantity, ...product })]?.quantity ?? 0
  emitShopEvent(engine, 'ec.cartAction', {
    action: quantity > known ? 'add' : 'remove',
    quantity: Math.abs(quantity - known),
    product,
  })
}

function toCartState(cart: Cart): CartState {
  const items = Object.values(cart.items)
  return {
    items,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0),
  }
}
