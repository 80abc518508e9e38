import { SHOP_SERVICE } from '@saum/domain/shop-service'
import { Form, useNavigation, useSubmit } from 'react-router'
import { toDate } from '#app/features/order/day-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { EarlierReturns } from './earlier-returns.tsx'
import type { ChoosePage } from './load-returns.ts'
import { ReturnMethods } from './return-methods.tsx'
import { ReturnRow } from './return-row.tsx'
import { ReturnSummary } from './return-summary.tsx'
import rowStyles from './return-row.module.css'
import styles from './returns-page.module.css'

/** What comes back, how, and what it comes to: live with script, by a button without. */
export function ReturnChoicePage({ page }: { page: ChoosePage }) {
  const { t, shop } = useShopText()
  const isOpen = page.rows.some(({ fault }) => fault === null)
  return (
    <Wrap>
      <PageHead title={t('returns.title')} />
      <header className={styles.head}>
        <Text tone="soft">{t('track.order_number', { number: page.orderNumber })}</Text>
        <Headline as="h1" size={40}>
          {t('returns.choose_items')}
        </Headline>
        <DeadlineWords page={page} />
      </header>
      {page.rows.length === 0 ? (
        <EmptyState
          as="h2"
          title={t('returns.nothing_title')}
          action={
            <ButtonLink
              href={`/${shop.path}/order-trackform/?order=${encodeURIComponent(page.token)}`}
            >
              {t('returns.to_order')}
            </ButtonLink>
          }
        />
      ) : (
        <ChoiceForm page={page} isOpen={isOpen} />
      )}
    </Wrap>
  )
}

function ChoiceForm({ page, isOpen }: { page: ChoosePage; isOpen: boolean }) {
  const { t, shop } = useShopText()
  const submit = useSubmit()
  const { state } = useNavigation()
  const own = `/${shop.path}/returns-portal/`
  return (
    <Form
      method="get"
      action={own}
      onChange={(event) =>
        void submit(event.currentTarget, {
          method: 'get',
          action: own,
          replace: true,
          preventScrollReset: true,
        })
      }
      replace
      preventScrollReset
    >
      <input type="hidden" name="order" value={page.token} />
      <Grid>
        <div className={styles.main}>
          <Refused says={page.says} />
          <EarlierReturns page={page} />
          <ul className={rowStyles.list} aria-label={t('returns.choose_items')}>
            {page.rows.map((row) => (
              <ReturnRow key={row.key} row={row} chosen={page.choice.rows[row.key]} />
            ))}
          </ul>
          {isOpen && <ReturnMethods page={page} />}
        </div>
        {isOpen && (
          <aside className={styles.side} aria-label={t('returns.refund')}>
            <ReturnSummary
              page={page}
              isPending={state !== 'idle'}
              hasWithdrawal={SHOP_SERVICE[shop.path].hasWithdrawal}
            />
          </aside>
        )}
      </Grid>
    </Form>
  )
}

function DeadlineWords({ page }: { page: ChoosePage }) {
  const { t, formatDate } = useShopText()
  const until = page.rows.find(({ fault }) => fault === null)?.until
  if (until === undefined || until === null) return null
  return (
    <Text tone="soft" measure>
      {t('returns.deadline', { date: formatDate(toDate(until)) })} {t('returns.label_fee')}{' '}
      {t('returns.terms_money_text')}
    </Text>
  )
}

const SAYING = {
  'nothing-chosen': 'returns.nothing_chosen',
  'not-returnable': 'returns.not_returnable',
  'exchange-unavailable': 'returns.exchange_unavailable',
} as const

function Refused({ says }: Pick<ChoosePage, 'says'>) {
  const { t } = useShopText()
  if (says === null || !Object.hasOwn(SAYING, says)) return null
  return (
    <Notice kind="error" announce>
      {t(SAYING[says as keyof typeof SAYING])}
    </Notice>
  )
}
