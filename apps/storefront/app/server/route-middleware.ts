import { createNamedMiddleware } from '#app/navigation/named-middleware.ts'
import { categoryMiddleware } from './category-middleware.ts'

/** The middleware routes may ask for by name. */
export const named = createNamedMiddleware({ category: categoryMiddleware })
