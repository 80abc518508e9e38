export interface Stock {
  quantity: number
  isSellableWithoutStock: boolean
}

export function isSellable(stock: Stock): boolean {
  return stock.quantity > 0 || stock.isSellableWithoutStock
}
