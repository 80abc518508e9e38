import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'

/** A link to a document that has ended. Of which kind it was, nobody can tell any more. */
export function DeadPaper() {
  const { t, shop } = useShopText()
  const title = t('track.dead_paper_title')
  return (
    <Wrap>
      <PageHead title={title} />
      <EmptyState
        title={title}
        action={
          <ButtonLink look="line" href={`/${shop.path}/order-trackform/`}>
            {t('track.title')}
          </ButtonLink>
        }
      >
        <p>{t('track.dead_paper')}</p>
      </EmptyState>
    </Wrap>
  )
}
