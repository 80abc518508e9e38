import { slice } from '../slice.ts'

/** One line of the cart as the provider knows it. */
export interface CartItem {
  productId: string
  quantity: number
  name?: string
  price?: number
}

export interface Cart {
  /** Keyed by product, name and price together, in the order they came. */
  items: Readonly<Record<string, CartItem>>
  purchased: Readonly<Record<string, CartItem>>
}

export const CART = slice<Cart>('cart', { items: {}, purchased: {} })
