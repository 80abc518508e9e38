import { DeclarationAct, DeclarationLayout } from '#app/features/declaration/declaration-layout.tsx'
import { GoodToKnow } from '#app/features/declaration/good-to-know.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'

/** Where the law knows no withdrawal: what we offer instead, and the way to it. */
export function VoluntaryReturnPage({ policyHref }: { policyHref: string | null }) {
  const { t, shop, hasText } = useShopText()
  const voluntary = 'withdrawal.voluntary'
  return (
    <DeclarationLayout
      sideLabel={t('withdrawal.terms_title')}
      side={
        <GoodToKnow
          title={t('withdrawal.terms_title')}
          facts={[
            { name: t('withdrawal.terms_period'), value: t('withdrawal.terms_period_text') },
            { name: t('withdrawal.terms_cost'), value: t('withdrawal.terms_cost_text') },
            { name: t('withdrawal.terms_money'), value: t('withdrawal.terms_money_text') },
          ]}
        />
      }
    >
      <PageHead title={t('withdrawal.title')} />
      <Headline as="h1" size={40}>
        {t('withdrawal.title')}
      </Headline>
      {hasText(voluntary) && (
        <Text size={16} measure>
          {t(voluntary)}
        </Text>
      )}
      <DeclarationAct>
        <ButtonLink href={`/${shop.path}/returns-portal/`}>{t('withdrawal.to_returns')}</ButtonLink>
        {policyHref !== null && (
          <TextLink href={policyHref} alone>
            {t('withdrawal.terms_policy')}
          </TextLink>
        )}
      </DeclarationAct>
    </DeclarationLayout>
  )
}
