/** Stands for the public origin in stored products, so that an index does not depend on where it runs. */
export const ORIGIN_MARK = '\uE000'

/** Stands for the absolute address below which pictures lie. */
export const IMAGE_BASE_MARK = '\uE001'
