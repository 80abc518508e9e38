import type { Backend } from '@saum/contract/backend'
import { getProductsByIds, getVariantById } from '@saum/contract/product'
import { attributeLabel } from '#app/features/catalog/attribute.ts'

/** Which sizes of a form did not get into the basket: `?leftOut=701,802`. */
export const LEFT_OUT_PARAMETER = 'leftOut'

const IDS = /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,19}$/

export function parseLeftOut(value: string | null): number[] {
  return value !== null && IDS.test(value) ? value.split(',').map(Number) : []
}

/** Their names in the range: an address only says numbers, so nobody can put words on the page. */
export async function loadNames(backend: Backend, variantIds: number[]): Promise<string[]> {
  if (variantIds.length === 0) return []
  const variants = await backend.call(getVariantById, { ids: variantIds })
  if (!variants.ok || variants.value.length === 0) return []
  const ids = [...new Set(variants.value.map(({ productId }) => productId))]
  const products = await backend.call(getProductsByIds, { ids })
  return products.ok
    ? products.value.map(({ attributes }) => attributeLabel(attributes['name']))
    : []
}
