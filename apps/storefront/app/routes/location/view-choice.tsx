import { useShopText } from '#app/messages/shop-text.tsx'
import { Chips } from '#app/ui/chips.tsx'
import styles from './location-page.module.css'
import type { LocationQuestion } from './location-question.ts'

interface ViewChoiceProps {
  view: LocationQuestion['view']
  hrefOf: (change: Partial<LocationQuestion>) => string
}

/** On small screens the map shows when it is asked for; without script, too. */
export function ViewChoice({ view, hrefOf }: ViewChoiceProps) {
  const { t } = useShopText()
  return (
    <div className={styles.views}>
      <Chips
        label={t('store.view')}
        chips={[
          { label: t('store.view_list'), href: hrefOf({ view: 'list' }), current: view === 'list' },
          { label: t('store.view_map'), href: hrefOf({ view: 'map' }), current: view === 'map' },
        ]}
      />
    </div>
  )
}
