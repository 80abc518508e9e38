import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import type { SuccessPageFacts } from './load-success.ts'
import { MissingOrder } from './missing-order.tsx'
import { OrderedPage } from './ordered-page.tsx'

export function SuccessPage({ order, isElsewhere, says, ownHref }: SuccessPageFacts) {
  const { t } = useShopText()
  return (
    <Wrap>
      <PageHead title={t('success.page_title')} />
      {order ? (
        <OrderedPage order={order} says={says} ownHref={ownHref} />
      ) : (
        <MissingOrder isElsewhere={isElsewhere} />
      )}
    </Wrap>
  )
}
