import type { OwnReturn } from '@saum/contract/account'
import { money } from '@saum/domain/money'
import { AccountPage } from '#app/features/account/account-page.tsx'
import { toDate } from '#app/features/order/day-words.ts'
import { RETURN_STATUS } from '#app/features/order/return-words.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import { Text } from '#app/ui/type.tsx'
import styles from './returns-page.module.css'

interface ReturnsPageProps {
  returns: readonly OwnReturn[]
  page: number
  lastPage: number
}

/** What the customer is sending back or has sent back, the newest first. */
export function ReturnsPage({ returns, page, lastPage }: ReturnsPageProps) {
  const { t, shop } = useShopText()
  const own = `/${shop.path}/account/returns/`
  return (
    <AccountPage title={t('account.nav_returns')} current="returns">
      {returns.length === 0 ? (
        <NoReturns />
      ) : (
        <Rows>
          {returns.map((one) => (
            <ReturnRow key={one.id} one={one} />
          ))}
        </Rows>
      )}
      <Pagination
        pageNumber={page}
        totalPages={lastPage}
        hrefOf={(number) => (number === 1 ? own : `${own}?page=${number}`)}
      />
    </AccountPage>
  )
}

function ReturnRow({ one }: { one: OwnReturn }) {
  const { t, shop, formatDate, formatMoney } = useShopText()
  const query = new URLSearchParams({ order: String(one.orderId), return: one.id })
  const amount = formatMoney(money(one.refundCents, shop.currency))
  const isAnnounced = one.state === 'announced'
  return (
    <Row href={`/${shop.path}/account/returns/?${query}`} end={t(RETURN_STATUS[one.state])}>
      <span className={styles.words}>
        {t('account.return_of', { orderNumber: one.orderNumber })}
        <Text as="span" tone="soft">
          {t('account.return_facts', {
            count: one.itemCount,
            date: formatDate(new Date(one.createdAt)),
          })}
        </Text>
        <Text as="span" tone="soft">
          {isAnnounced
            ? t('account.return_until', { date: formatDate(toDate(one.sendBackUntil)) })
            : t('account.return_refund', { amount })}
        </Text>
      </span>
    </Row>
  )
}

function NoReturns() {
  const { t, shop } = useShopText()
  return (
    <EmptyState
      as="h2"
      title={t('account.returns_empty')}
      action={
        <ButtonLink href={`/${shop.path}/account/orders/`} look="line">
          {t('account.returns_to_orders')}
        </ButtonLink>
      }
    >
      <p>{t('account.returns_empty_hint')}</p>
    </EmptyState>
  )
}
