import { PageHead } from '#app/page/page-head.tsx'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { SHOP_SERVICE } from '@saum/domain/shop-service'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './unavailable-screen.module.css'

/** A screen whose service is not connected in this installation: it says so and offers help. */
export function UnavailableScreen({ title }: { title: PlainKey }) {
  const { t, richText, shop } = useShopText()
  const { email } = SHOP_SERVICE[shop.path]
  return (
    <div className={styles.screen}>
      <PageHead title={t(title)} />
      <h1>{t(title)}</h1>
      <p className={styles.lead}>{t('unavailable.title')}</p>
      <p className={styles.message}>
        {richText('unavailable.message', {
          contactLink: <TextLink href={`mailto:${email}`}>{t('unavailable.contact')}</TextLink>,
        })}
      </p>
    </div>
  )
}
