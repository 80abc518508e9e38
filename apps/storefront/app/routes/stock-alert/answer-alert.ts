import { confirmStockAlert, requestStockAlert } from '@saum/contract/alert'
import { emailAddress } from '@saum/contract/email-address'
import type { Backend } from '@saum/contract/backend'
import { getProductById, getVariantById } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { productHref } from '#app/features/catalog/product-href.ts'
import type { AlertAnswer, AlertOutcome } from '#app/features/stock-alert/alert-outcome.ts'

interface AlertParts {
  shop: Shop
  backend: Backend
  /** Tells visitors apart, for the limit. */
  clientKey: string | null
}

const OUTCOME_OF_REFUSAL = {
  'variant-in-stock': 'in-stock',
  'variant-not-found': 'failed',
  'too-many-requests': 'too-many',
} as const satisfies Record<string, AlertOutcome>

const alertForm = v.object({
  variantId: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
})

/** What one of the two forms of an alert leads to: the wish, and the yes from the mail. */
export async function answerAlert(parts: AlertParts, form: FormData): Promise<AlertAnswer> {
  const token = form.get('token')
  return typeof token === 'string' ? confirm(parts, token) : request(parts, form)
}

async function request(parts: AlertParts, form: FormData): Promise<AlertAnswer> {
  const { backend, clientKey } = parts
  const wish = v.safeParse(alertForm, Object.fromEntries(form))
  if (!wish.success) return { outcome: 'failed' }
  const { variantId } = wish.output
  const email = v.safeParse(emailAddress, form.get('email'))
  if (!email.success) return { outcome: 'email-invalid', ...(await linkOf(parts, variantId)) }
  const payload = { variantId, email: email.output, ...(clientKey !== null && { clientKey }) }
  const asked = await backend.call(requestStockAlert, payload)
  const outcome = asked.ok ? 'sent' : OUTCOME_OF_REFUSAL[asked.refusal.kind]
  return { outcome, ...(await linkOf(parts, variantId)) }
}

async function confirm(parts: AlertParts, token: string): Promise<AlertAnswer> {
  // What no mail of ours can hold is not worth asking about.
  if (!/^[\w-]{1,100}$/.test(token)) return { outcome: 'link-unknown' }
  const confirmed = await parts.backend.call(confirmStockAlert, { token })
  if (!confirmed.ok) return { outcome: 'link-unknown' }
  return { outcome: 'confirmed', ...(await linkOf(parts, confirmed.value.variantId)) }
}

/** The way back to the size, for who came here without script. */
async function linkOf(
  { backend, shop }: AlertParts,
  variantId: number,
): Promise<Pick<AlertAnswer, 'productHref'>> {
  const variants = await backend.call(getVariantById, { ids: [variantId] })
  const [variant] = variants.ok ? variants.value : []
  if (variant === undefined) return {}
  const found = await backend.call(getProductById, { id: variant.productId, with: 'tile' })
  if (!found.ok) return {}
  return { productHref: `${productHref(shop, found.value)}?variantId=${variantId}` }
}
