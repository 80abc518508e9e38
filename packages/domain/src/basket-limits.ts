/** Nobody needs more of one size; whoever wants more, wants to sell them. */
export const MAX_QUANTITY_PER_ITEM = 10

/** Rows of a basket, and the most that can be put in with one call. */
export const MAX_ITEMS_PER_BASKET = 50

/** Pieces of all items together. */
export const MAX_PIECES_PER_BASKET = 200
