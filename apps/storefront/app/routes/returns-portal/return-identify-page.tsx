import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { AccessAnswer } from '#app/features/order-access/access-answer.ts'
import { OrderAccess } from '#app/features/order-access/order-access.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Given } from '#app/ui/given.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Headline } from '#app/ui/type.tsx'
import { WithdrawalHint } from './withdrawal-hint.tsx'
import styles from './returns-page.module.css'

interface ReturnIdentifyPageProps {
  answer: AccessAnswer
  isDeadLink: boolean
}

export function ReturnIdentifyPage({ answer, isDeadLink }: ReturnIdentifyPageProps) {
  const { t, shop } = useShopText()
  return (
    <Wrap>
      <PageHead title={t('returns.title')} />
      <div className={styles.identify}>
        <Grid>
          <div className={styles.main}>
            {isDeadLink && <Notice>{t('track.dead_link')}</Notice>}
            <OrderAccess
              key={answer.step}
              answer={answer}
              action={`/${shop.path}/returns-portal/`}
              heading="h1"
              title={t('returns.title')}
              intro={t('returns.identify')}
              isMain
            />
          </div>
          <aside className={styles.side} aria-label={t('returns.terms_title')}>
            <ReturnTerms />
          </aside>
        </Grid>
      </div>
    </Wrap>
  )
}

function ReturnTerms() {
  const { t, shop } = useShopText()
  const { hasWithdrawal } = SHOP_SERVICE[shop.path]
  return (
    <div className={styles.terms}>
      <Headline>{t('returns.terms_title')}</Headline>
      <Given
        rows={[
          { name: t('returns.terms_period'), value: t('returns.terms_period_text') },
          { name: t('returns.terms_cost'), value: t('returns.label_fee') },
          { name: t('returns.terms_money'), value: t('returns.terms_money_text') },
        ]}
      />
      {hasWithdrawal && <WithdrawalHint />}
    </div>
  )
}
