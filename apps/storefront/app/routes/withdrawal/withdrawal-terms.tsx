import { GoodToKnow } from '#app/features/declaration/good-to-know.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** Period, cost and money, and the voluntary return for who is later. */
export function WithdrawalTerms({ policyHref }: { policyHref: string | null }) {
  const { t, richText, shop } = useShopText()
  return (
    <GoodToKnow
      title={t('withdrawal.terms_title')}
      facts={[
        { name: t('withdrawal.terms_period'), value: t('withdrawal.terms_period_text') },
        { name: t('withdrawal.terms_cost'), value: t('withdrawal.terms_cost_text') },
        { name: t('withdrawal.terms_money'), value: t('withdrawal.terms_money_text') },
      ]}
    >
      {richText('withdrawal.terms_later', {
        returnsLink: (
          <TextLink href={`/${shop.path}/returns-portal/`}>
            {t('withdrawal.terms_returns')}
          </TextLink>
        ),
        policyLink: <PolicyLink href={policyHref} />,
      })}
    </GoodToKnow>
  )
}

function PolicyLink({ href }: { href: string | null }) {
  const { t } = useShopText()
  const words = t('withdrawal.terms_policy')
  return href === null ? words : <TextLink href={href}>{words}</TextLink>
}
