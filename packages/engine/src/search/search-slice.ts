import { EMPTY_PAGE, type ProductPage } from '../page/product-page.ts'
import { slice } from '../slice.ts'

export const SEARCH = slice<ProductPage>('search', EMPTY_PAGE)
