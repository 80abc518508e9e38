/** The dialog every «change shop» button opens. */
export const SHOP_SWITCH_ID = 'shop-switch'
