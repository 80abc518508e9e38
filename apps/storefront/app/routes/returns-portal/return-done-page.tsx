import type { OrderReturn } from '@saum/contract/order-return'
import { money } from '@saum/domain/money'
import { groupBy } from '@saum/domain/group-by'
import { toDate } from '#app/features/order/day-words.ts'
import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { Grid, Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { DonePage } from './load-returns.ts'
import { RefundSums } from './refund-sums.tsx'
import { returnWay } from './return-status.ts'
import styles from './returns-page.module.css'

const HEAD = {
  announced: 'returns.status_announced',
  received: 'returns.head_received',
  inspected: 'returns.head_inspected',
  refunded: 'returns.head_refunded',
  rejected: 'returns.head_rejected',
} as const satisfies Record<OrderReturn['status'], PlainKey>

/** Label or code, until when, and how far it is; the same page until the money is back. */
export function ReturnDonePage({ token, announced }: DonePage) {
  const { t, richText, formatDate } = useShopText()
  const isWaiting = announced.status === 'announced'
  const date = formatDate(toDate(announced.sendBackUntil))
  return (
    <Wrap>
      <PageHead title={t('returns.return_number', { number: announced.returnId })} />
      <header className={styles.head}>
        <Text tone="soft">{t('returns.return_number', { number: announced.returnId })}</Text>
        <Headline as="h1" size={64}>
          {isWaiting
            ? richText('returns.done_headline', { done: <em>{t('returns.done_word')}</em> })
            : t(HEAD[announced.status])}
        </Headline>
        {isWaiting && (
          <Text size={16} measure>
            {t('returns.done_hint', { date })}
          </Text>
        )}
      </header>
      <Grid>
        <div className={styles.main}>
          {announced.rejectedReason !== null && (
            <Notice kind="error">
              {t('returns.rejected_because', { reason: announced.rejectedReason })}
            </Notice>
          )}
          <ReturnPapers announced={announced} />
          <section className={styles.methods}>
            <Headline>{t('returns.progress')}</Headline>
            <ReturnTimeline announced={announced} />
          </section>
          <ReturnLinks token={token} />
        </div>
        <aside className={styles.side} aria-label={t('returns.refund')}>
          <div className={styles.summary}>
            <Headline>{t('returns.chosen', { count: announced.items.length })}</Headline>
            <RefundSums quote={announced.quote} lines={useReturnedLines(announced)} />
          </div>
        </aside>
      </Grid>
    </Wrap>
  )
}

const PAPER_TITLE = {
  qr: 'returns.code_title',
  label_pdf: 'returns.label_title',
  store: 'returns.code_store',
} as const satisfies Record<OrderReturn['method'], PlainKey>

/** The code to show and the label to print: both work at the counter, one is the main one. */
function ReturnPapers({ announced }: { announced: OrderReturn }) {
  const { t } = useShopText()
  const { qrSvg, labelUrl, method } = announced
  if (qrSvg === null && labelUrl === null) return null
  return (
    <section className={styles.methods}>
      <Headline>{t(PAPER_TITLE[method])}</Headline>
      {qrSvg !== null && method !== 'label_pdf' && (
        <div className={styles.code}>
          <img
            className={styles.qr}
            src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
            alt={t('returns.code_alt', { number: announced.returnId })}
            width={192}
            height={192}
          />
          <Text tone="soft" measure>
            {t(method === 'store' ? 'returns.code_store_hint' : 'returns.code_hint')}
          </Text>
        </div>
      )}
      {labelUrl !== null && (
        <Rows>
          <Row href={labelUrl} leadsTo="file">
            {t('returns.label_download')}
          </Row>
        </Rows>
      )}
    </section>
  )
}

function ReturnTimeline({ announced }: { announced: OrderReturn }) {
  const { t, formatDate } = useShopText()
  const announcedOn = formatDate(new Date(announced.createdAt), 'weekday')
  const steps = returnWay(announced.status).map(({ key, state }, index) => ({
    title: t(key),
    state,
    ...(index === 0 && { note: announcedOn }),
    ...(key === 'returns.status_refunded' && { note: t('returns.terms_money_text') }),
  }))
  return <Timeline steps={steps} />
}

function ReturnLinks({ token }: { token: string }) {
  const { t, shop } = useShopText()
  const query = `?order=${encodeURIComponent(token)}`
  return (
    <Rows>
      <Row href={`/${shop.path}/order-trackform/${query}`}>{t('returns.to_order')}</Row>
      <Row href={`/${shop.path}/returns-portal/${query}`}>{t('returns.another')}</Row>
    </Rows>
  )
}

/** Alike pieces in one line. */
function useReturnedLines({ items }: OrderReturn) {
  const { t, shop, formatMoney } = useShopText()
  const groups = groupBy(items, (item) => `${item.name} ${item.size} ${item.exchangeSize}`)
  return [...groups].flatMap(([key, group]) => {
    const [first] = group
    if (!first) return []
    const { name, size, exchangeSize } = first
    const cents = group.reduce((sum, item) => sum + item.cents, 0)
    return {
      key,
      name: t('returns.returned_line', { name, size, count: group.length }),
      amount:
        exchangeSize === null
          ? formatMoney(money(cents, shop.currency))
          : t('returns.exchange_size', { size: exchangeSize }),
    }
  })
}
