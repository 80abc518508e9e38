import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { Announcer } from '#app/navigation/announcer.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { closeDialog, CLOSES_DIALOG } from '#app/ui/dialogs.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline } from '#app/ui/type.tsx'
import styles from './filter-panel.module.css'
import { PanelVoice } from './panel-voice.tsx'

export const FILTER_PANEL_ID = 'filter'
/** The sort order beside the panel belongs to the same form. */
export const FILTER_FORM_ID = 'filter-form'
/** From here on the panel is a column of the page. */
const COLUMN_QUERY = '(min-width: 1024px)'

interface FilterPanelProps {
  /** Where the form leads without script: the listing without a query. */
  action: string
  clearHref: string
  hasFilters: boolean
  total: number
  /** Speaks in the drawer: the page behind it is silent. */
  voice: Announcer
  /** What belongs to the address but is no filter. */
  hiddenFields: ReactNode
  /** The groups. */
  children: ReactNode
}

/**
 * The one filter form: a column of the page where there is room, a drawer elsewhere. Choices take
 * effect at once, so that closing the drawer in any way keeps them.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { action, clearHref, hasFilters, total, voice } = props
  const { t } = useShopText()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = `${FILTER_PANEL_ID}-title`

  const isModal = useIsModal(dialog)

  useEffect(closeWhereColumn, [])

  function keepHere(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    closeDialog(FILTER_PANEL_ID)
  }

  return (
    <dialog
      id={FILTER_PANEL_ID}
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      data-stays=""
    >
      <form
        id={FILTER_FORM_ID}
        action={action}
        className={styles.frame}
        autoComplete="off"
        onSubmit={keepHere}
      >
        <div className={styles.head}>
          <Headline id={titleId}>{t('filter.open')}</Headline>
          <IconButton icon="close" label={t('filter.close')} {...CLOSES_DIALOG} />
        </div>
        <PanelVoice voice={voice} isModal={isModal} />
        <div className={styles.body}>
          {props.hiddenFields}
          <Accordion>{props.children}</Accordion>
        </div>
        <div className={styles.foot}>
          {hasFilters && (
            <TextLink href={clearHref} rel="nofollow" data-keep-scroll="">
              {t('filter.reset')}
            </TextLink>
          )}
          <Button type="submit" wide>
            <span className={styles.live}>{t('filter.apply', { count: total })}</span>
            <span className={styles.plain}>{t('filter.apply_plain')}</span>
          </Button>
        </div>
      </form>
    </dialog>
  )
}

/** The panel may be opened before React has taken over the page: its attribute knows. */
function useIsModal(dialog: { current: HTMLDialogElement | null }): boolean {
  const [isModal, setModal] = useState(false)
  useEffect(() => {
    const panel = dialog.current
    if (!panel) return
    const look = () => setModal(panel.matches(':modal'))
    const observer = new MutationObserver(look)
    observer.observe(panel, { attributeFilter: ['open'] })
    // It may have been opened before the script came.
    look()
    return () => observer.disconnect()
  }, [dialog])
  return isModal
}

/** A drawer that is open while the window grows would hold a page without a drawer. */
function closeWhereColumn(): () => void {
  const query = matchMedia(COLUMN_QUERY)
  const close = () => closeDialog(FILTER_PANEL_ID)
  query.addEventListener('change', close)
  return () => query.removeEventListener('change', close)
}
