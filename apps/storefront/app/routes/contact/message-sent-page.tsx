import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Wrap } from '#app/ui/grid.tsx'

interface MessageSentPageProps {
  caseNumber: string | null
  faqHref: string | null
}

export function MessageSentPage({ caseNumber, faqHref }: MessageSentPageProps) {
  const { t, richText, shop } = useShopText()
  const title = t('content.contact_sent_title')
  return (
    <Wrap>
      <PageHead title={title} />
      <EmptyState
        title={title}
        action={
          <ButtonLink href={faqHref ?? `/${shop.path}/`}>{t('content.contact_onward')}</ButtonLink>
        }
      >
        <p>{t('content.contact_sent_text')}</p>
        {caseNumber !== null && (
          <p>{richText('content.contact_case', { number: <strong>{caseNumber}</strong> })}</p>
        )}
      </EmptyState>
    </Wrap>
  )
}
