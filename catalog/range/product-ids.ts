/**
 * Numbers can be read: 52103201 is the third style of shape 521 in color 201, and 5210320104 its
 * fourth size. They stay the same as long as the grammar only grows.
 */
const COLORS_IN_NUMBER = 1000
const SIZES_IN_NUMBER = 100

export function productIdOf(styleId: number, colorId: number): number {
  return styleId * COLORS_IN_NUMBER + colorId
}

export function variantIdOf(productId: number, position: number): number {
  return productId * SIZES_IN_NUMBER + position + 1
}

/** As it stands on the label: style and color, and the size where it is one. */
export function referenceKeyOf(styleId: number, colorId: number, size?: string): string {
  const product = `${styleId}-${colorId}`
  return size === undefined ? product : `${product}-${size.replaceAll(/[\s/]/g, '-').toLowerCase()}`
}
