import * as v from '@saum/schema/schema'
import { voucherDocument, type VoucherDocument } from '@saum/shop/documents/voucher-document'
import { readGrammarFile } from '../grammar/grammar-file.ts'
import { firstMoment, lastMoment } from './days.ts'

const voucherTemplate = v.looseObject({
  schedule: v.object({ fromDay: v.number(), toDay: v.number() }),
})

const file = readGrammarFile(
  'promotions',
  v.object({ vouchers: v.object({ codes: v.array(voucherTemplate) }) }),
)

/** One for every answer a shopper can get: good, over, still to come, used up, not for this shop. */
export function demoVouchers({ now }: { now: number }): VoucherDocument[] {
  return file.vouchers.codes.map(({ schedule, ...voucher }) =>
    v.parse(voucherDocument, {
      ...voucher,
      startsAt: firstMoment(now, schedule.fromDay),
      endsAt: lastMoment(now, schedule.toDay),
    }),
  )
}
