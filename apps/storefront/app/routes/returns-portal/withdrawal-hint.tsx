import { useShopText } from '#app/messages/shop-text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'

/** Two ways that lead to the same end; the law wants the other one to be found. */
export function WithdrawalHint({ query = '' }: { query?: string }) {
  const { t, richText, shop } = useShopText()
  return (
    <Text size={12} tone="soft">
      {richText('returns.withdraw_instead', {
        withdrawalLink: (
          <TextLink href={`/${shop.path}/withdrawal/${query}`}>{t('returns.withdraw')}</TextLink>
        ),
      })}
    </Text>
  )
}
