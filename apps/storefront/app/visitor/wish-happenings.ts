/** A heart that was pressed and that the shop agreed to. */
export interface WishHappening {
  productId: number
  isWished: boolean
}

const MOST_WAITING = 20

let listener: ((happening: WishHappening) => void) | null = null
let waiting: WishHappening[] = []

/** Told by the wishlist; whoever measures comes later than the first heart may be pressed. */
export function tellWish(happening: WishHappening): void {
  if (listener) listener(happening)
  else waiting = [...waiting, happening].slice(-MOST_WAITING)
}

/** One listener per tab; hears first what it has missed. */
export function onWish(hear: (happening: WishHappening) => void): void {
  listener = hear
  for (const happening of waiting) hear(happening)
  waiting = []
}
