import { COMPANY } from '@saum/domain/company'
import type { Shop } from '@saum/domain/shops'
import { fillSlots } from '../mail/fill-slots.ts'
import { wordsFor } from '../words/shop-words.ts'

/** Who writes, with what the law of the shop's country wants to be told. */
export function companyLine({ locale }: Shop): string {
  const { invoice } = wordsFor(locale)
  return `${fillSlots(invoice.company, COMPANY)}\n${invoice.thanks}`
}
