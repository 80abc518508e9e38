import { kept } from '../state.ts'
import type { Cart, CartItem } from './cart.ts'

type Items = Cart['items']

/** The same product under another name or at another price is another line. */
export function cartKey({ productId, name, price }: CartItem): string {
  return JSON.stringify([productId, name, price])
}

/** The whole cart anew; lines that are one and the same are counted together. */
export function setItems(cart: Cart, items: readonly CartItem[]): Cart {
  return kept(cart, { ...cart, items: mergeItems({}, items) })
}

/** None is as good as not there. */
export function updateItemQuantity(cart: Cart, item: CartItem): Cart {
  const key = cartKey(item)
  const known = cart.items[key]
  if (item.quantity > 0) {
    return item.quantity === known?.quantity
      ? cart
      : { ...cart, items: { ...cart.items, [key]: item } }
  }
  if (known === undefined) return cart
  const { [key]: _, ...items } = cart.items
  return { ...cart, items }
}

/** What was in the cart now belongs to the visitor. */
export function purchase(cart: Cart): Cart {
  const bought = Object.values(cart.items)
  if (bought.length === 0) return cart
  return { items: {}, purchased: mergeItems(cart.purchased, bought) }
}

function mergeItems(known: Items, items: readonly CartItem[]): Items {
  const merged: Record<string, CartItem> = { ...known }
  for (const item of items) {
    const key = cartKey(item)
    merged[key] = { ...item, quantity: item.quantity + (merged[key]?.quantity ?? 0) }
  }
  return merged
}
