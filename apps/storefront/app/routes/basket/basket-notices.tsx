import { useSearchParams } from 'react-router'
import { BasketNotice } from '#app/features/basket/basket-notice.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Wrap } from '#app/ui/grid.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { noticeWords } from './change-words.ts'
import styles from './basket-page.module.css'
import type { BasketPageFacts } from './load-basket-page.ts'
import { NOTICE_PARAMETER, parseNotice } from './page-notice.ts'
import { RemovedNotice } from './removed-notice.tsx'
import { writeRemovedItem } from './removed-items.ts'
import type { BasketDesk } from './use-basket-desk.ts'

interface BasketNoticesProps {
  page: BasketPageFacts
  desk: BasketDesk
  isEmpty: boolean
  onUndo: () => void
}

/** What is said above the basket: about a form that was sent, and about what has no row any more. */
export function BasketNotices({ page, desk, isEmpty, onUndo }: BasketNoticesProps) {
  const text = useShopText()
  const sent = parseNotice(useSearchParams()[0].get(NOTICE_PARAMETER))
  const { message, removed, facts, hasChanged } = desk
  const keys = facts ? [...facts.rows, ...facts.soldOut].map(({ key }) => key) : []
  const isHomeless = message !== null && !keys.includes(message.itemKey ?? '')
  return (
    <>
      {!hasChanged && <BasketNotice leftOut={page.leftOut} />}
      <Wrap>
        <div className={styles.notices}>
          {!hasChanged && sent && <Notice announce>{noticeWords(sent, text)}</Notice>}
          {!hasChanged && page.removal && <RemovedNotice {...page.removal} onUndo={onUndo} />}
          {isHomeless && <Notice kind={message.isError ? 'error' : 'info'}>{message.words}</Notice>}
          {isEmpty && removed && (
            <RemovedNotice
              kind={removed.kind}
              names={removed.rows.map(({ name }) => name)}
              items={removed.rows.map((row) => writeRemovedItem(row))}
              takesFocus
              onUndo={onUndo}
            />
          )}
        </div>
      </Wrap>
    </>
  )
}
