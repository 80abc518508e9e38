import * as account from './account.ts'
import * as addressBook from './address-book.ts'
import * as alert from './alert.ts'
import * as basket from './basket.ts'
import * as branch from './branch.ts'
import * as brand from './brand.ts'
import { isCall, type Call } from './call.ts'
import * as category from './category.ts'
import * as checkout from './checkout.ts'
import * as consent from './consent.ts'
import * as contact from './contact.ts'
import * as fashionCard from './fashion-card.ts'
import * as filter from './filter.ts'
import * as goneProduct from './gone-product.ts'
import * as login from './login.ts'
import * as logistics from './logistics.ts'
import * as newsletter from './newsletter.ts'
import * as orderReturn from './order-return.ts'
import * as order from './order.ts'
import * as outfit from './outfit.ts'
import * as paper from './paper.ts'
import * as payment from './payment.ts'
import * as picture from './picture.ts'
import * as product from './product.ts'
import * as promotion from './promotion.ts'
import * as redirect from './redirect.ts'
import * as report from './report.ts'
import * as searchFeed from './search-feed.ts'
import * as search from './search.ts'
import * as shopConfiguration from './shop-configuration.ts'
import * as sitemap from './sitemap.ts'
import * as subscription from './subscription.ts'
import * as suggestion from './suggestion.ts'
import * as trackingEvent from './tracking-event.ts'
import * as user from './user.ts'
import * as wishlist from './wishlist.ts'
import * as withdrawal from './withdrawal.ts'

/** The files of the contract; a test fails while one with calls is missing here. */
const MODULES = {
  ...account,
  ...addressBook,
  ...alert,
  ...basket,
  ...branch,
  ...brand,
  ...category,
  ...checkout,
  ...consent,
  ...contact,
  ...fashionCard,
  ...filter,
  ...goneProduct,
  ...login,
  ...logistics,
  ...newsletter,
  ...orderReturn,
  ...order,
  ...outfit,
  ...paper,
  ...payment,
  ...picture,
  ...product,
  ...promotion,
  ...redirect,
  ...report,
  ...searchFeed,
  ...search,
  ...shopConfiguration,
  ...sitemap,
  ...subscription,
  ...suggestion,
  ...trackingEvent,
  ...user,
  ...wishlist,
  ...withdrawal,
}

type CallsIn<Module> = {
  [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name]
}

/** Every call of the contract, by its name. */
export type Calls = CallsIn<typeof MODULES>

const CALLS: ReadonlyMap<string, Call> = new Map(
  Object.values<unknown>(MODULES)
    .filter(isCall)
    .map((call) => [call.name, call]),
)

export const ALL_CALLS: readonly Call[] = [...CALLS.values()]

export function findCall(name: string): Call | null {
  return CALLS.get(name) ?? null
}
