import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { ConfirmAccount, ConfirmedAccount } from './confirm-account.tsx'
import type { SuccessPageFacts } from './load-success.ts'
import { MissingOrder } from './missing-order.tsx'
import { OrderedPage } from './ordered-page.tsx'

export function SuccessPage(page: SuccessPageFacts) {
  const { t } = useShopText()
  return (
    <Wrap>
      <PageHead title={t('success.page_title')} />
      <Content {...page} />
    </Wrap>
  )
}

function Content({ order, confirmToken, says }: SuccessPageFacts) {
  if (confirmToken !== null) return <ConfirmAccount token={confirmToken} says={says} />
  if (says === 'confirmed' || says === 'confirm-failed') {
    return <ConfirmedAccount isDone={says === 'confirmed'} />
  }
  return order ? <OrderedPage order={order} says={says} /> : <MissingOrder />
}
