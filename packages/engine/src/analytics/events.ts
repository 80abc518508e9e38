/** A product as events name it. */
export interface EventProduct {
  productId: string
  name: string
  /** In major units; `null` on the wire where the provider knows no price. */
  price: number
}

export interface ProductViewEvent {
  currency: string
  product: EventProduct
}

export interface ProductClickEvent extends ProductViewEvent {
  /** From 1, over all pages. */
  position: number
  /** Of the reply the product was shown from. */
  responseId: string
}

export interface CartActionEvent extends ProductViewEvent {
  action: 'add' | 'remove'
  /** How many more or fewer, never 0. */
  quantity: number
}

export interface PurchaseEvent {
  currency: string
  products: readonly { product: EventProduct; quantity: number }[]
  transaction: { id: string; revenue: number }
}

/** What can be told about a shop, by the name the provider knows it under. */
export interface ShopEvents {
  'ec.productView': ProductViewEvent
  'ec.productClick': ProductClickEvent
  'ec.cartAction': CartActionEvent
  'ec.purchase': PurchaseEvent
}
