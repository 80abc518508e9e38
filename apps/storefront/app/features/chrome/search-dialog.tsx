import { useShopText } from '#app/messages/shop-text.tsx'
import { CLOSES_DIALOG } from '#app/ui/dialogs.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './search-dialog.module.css'

const DIALOG_ID = 'search'
const FIELD_ID = 'search-field'

/** What is longer is no search; the address is cut at the same length. */
const MAX_TERM_LENGTH = 200

/**
 * The field above the page. A form like any other until its suggestions have loaded, so that nothing
 * typed in the meantime is lost; they fill the panel and drive the field by its marks.
 */
export function SearchDialog() {
  const { t, shop } = useShopText()
  return (
    <dialog id={DIALOG_ID} className={styles.dialog} aria-label={t('search.title')} data-search="">
      <div className={styles.frame}>
        <form className={styles.row} action={`/${shop.path}/search/`} role="search">
          <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
            <Icon name="search" />
          </button>
          <label className={styles.label} htmlFor={FIELD_ID}>
            {t('search.label')}
          </label>
          <input
            id={FIELD_ID}
            className={styles.field}
            name="searchTerm"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            placeholder={t('search.placeholder')}
            maxLength={MAX_TERM_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="reset" className={styles.clear} aria-label={t('search.clear')}>
            <Icon name="close" size="text" />
          </button>
          <button
            type="button"
            className={styles.close}
            aria-label={t('header.search_close')}
            {...CLOSES_DIALOG}
          >
            {t('common.close')}
          </button>
        </form>
        <div data-search-panel="" />
      </div>
    </dialog>
  )
}
