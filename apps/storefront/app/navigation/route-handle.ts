/** The tracking names of our screens; recorded on each navigation. */
export const PAGE_TYPES = [
  'service',
  'my_account',
  'product_list',
  'basket_page',
  'checkout',
  'home',
  'location_page',
  'signin_page',
  'product_detail',
  'searchresult',
  'confirmation',
  'wishlist',
  'subscription',
  'subscription-cancellation',
] as const

export type PageType = (typeof PAGE_TYPES)[number]

/** What every route says of itself; read by the guard and the scroll memory. */
export interface RouteHandle {
  pageType: PageType
  /** Only for customers: a guest is sent to the login first. */
  protected?: true
  /** Category listings remember their place per path. */
  scroll?: 'category'
}
