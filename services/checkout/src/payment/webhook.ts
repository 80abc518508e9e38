import { accept, refuse, type Result } from '@saum/domain/result'
import * as v from '@saum/schema/schema'
import { faultOfSignature, type SignedBody } from '../signed-body.ts'

const noticeShape = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  paymentKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
})

/** The provider says that something has become of a payment. What, it is asked for itself. */
export type PaymentNotice = v.InferOutput<typeof noticeShape>

export type WebhookRefusal = 'forged' | 'outdated' | 'unreadable'

export function parseWebhook(received: SignedBody): Result<PaymentNotice, WebhookRefusal> {
  const fault = faultOfSignature(received)
  if (fault !== null) return refuse(fault)
  const notice = v.safeParse(v.pipe(v.string(), v.parseJson(), noticeShape), received.body)
  return notice.success ? accept(notice.output) : refuse('unreadable')
}
