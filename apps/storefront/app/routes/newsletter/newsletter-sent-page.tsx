import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'

/** The same for everybody, whether they get letters already or not. */
export function NewsletterSentPage() {
  const { t, shop } = useShopText()
  const title = t('newsletter.sent_title')
  return (
    <Wrap>
      <PageHead title={title} />
      <EmptyState
        title={title}
        action={<ButtonLink href={`/${shop.path}/c/new/`}>{t('newsletter.onward')}</ButtonLink>}
      >
        <p>{t('newsletter.sent')}</p>
      </EmptyState>
    </Wrap>
  )
}
