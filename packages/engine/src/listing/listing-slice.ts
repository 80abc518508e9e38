import { EMPTY_PAGE, type ProductPage } from '../page/product-page.ts'
import { slice } from '../slice.ts'

export const LISTING = slice<ProductPage>('listing', EMPTY_PAGE)
