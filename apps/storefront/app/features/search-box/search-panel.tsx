import { useId, type ReactNode } from 'react'
import { useShopText, type Translate } from '#app/messages/shop-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { PanelRow } from './panel-row.tsx'
import type { GroupKind, RowGroup } from './row.ts'
import { SuggestionCount } from './suggestion-count.tsx'
import { LISTBOX_ID } from './use-combobox.ts'
import type { RecentControls, SuggestionsShown } from './use-suggestions.ts'
import styles from './search-panel.module.css'

interface SearchPanelProps extends Omit<SuggestionsShown, 'redirectOf'> {
  isOpen: boolean
  activeId: string | undefined
}

/** What is offered below the field: words and pages beside products. */
export function SearchPanel(props: SearchPanelProps) {
  const { groups, headline, query, isOpen, activeId, recent } = props
  const { t } = useShopText()
  const ownRecent = query === '' ? groups.find(({ kind }) => kind === 'recent') : undefined
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const isShown = isOpen && count > 0
  return (
    <>
      <div className={styles.columns} hidden={!isShown}>
        {ownRecent && <RecentTools group={ownRecent} recent={recent} />}
        <div
          id={LISTBOX_ID}
          className={styles.list}
          role="listbox"
          aria-label={t('search.suggestions_queries')}
        >
          {groups.map((group) => (
            <Group key={group.kind} group={group} label={labelOf(group.kind, headline, t)}>
              {group.rows.map((row) => (
                <PanelRow key={row.id} row={row} isActive={row.id === activeId} />
              ))}
            </Group>
          ))}
        </div>
      </div>
      <SuggestionCount count={count} query={isOpen ? query : ''} />
    </>
  )
}

interface GroupProps {
  group: RowGroup
  label: string
  children: ReactNode
}

function Group({ group: { kind }, label, children }: GroupProps) {
  const id = useId()
  return (
    <div className={styles.group} role="group" aria-labelledby={id} data-kind={kind}>
      <p id={id} className={styles.label} role="presentation">
        {label}
      </p>
      <div className={styles.rows} role="presentation">
        {children}
      </div>
    </div>
  )
}

/** Buttons may not stand in a list of options, so they lie over their rows. */
function RecentTools({ group, recent }: { group: RowGroup; recent: RecentControls }) {
  const { t } = useShopText()
  return (
    <div className={styles.recentTools}>
      <div className={styles.recentHead}>
        <TextButton size={12} onClick={recent.clear}>
          {t('search.recent_clear')}
        </TextButton>
      </div>
      {group.rows.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={styles.remove}
          aria-label={t('search.recent_remove', { term: text })}
          onClick={() => recent.remove(text)}
        >
          <Icon name="close" size="small" />
        </button>
      ))}
      <p className={styles.note}>{t('search.recent_note')}</p>
    </div>
  )
}

function labelOf(kind: GroupKind, headline: string, t: Translate): string {
  switch (kind) {
    case 'queries':
      return t('search.suggestions_queries')
    case 'pages':
      return t('search.suggestions_pages')
    case 'recent':
      return t('search.recent')
    case 'popular':
      return t('search.popular')
    case 'products':
      return headline || t('search.suggestions_products')
  }
}
