import type { ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { CLOSES_DIALOG } from '#app/ui/dialogs.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Headline } from '#app/ui/type.tsx'
import styles from './modal.module.css'

export interface ModalProps {
  /** Links elsewhere open it by this name: `<a href="…" {...opensDialog(id)}>`. */
  id: string
  title: ReactNode
  children: ReactNode
  /** Stays in view below the scrolling part. */
  foot?: ReactNode
  /** Fill the width: the content brings its own edges. */
  flush?: boolean
  onClose?: (() => void) | undefined
}

interface PlacedModalProps extends ModalProps {
  place: 'center' | 'end' | 'start' | 'sheet'
}

export function Modal({ id, title, children, foot, flush, onClose, place }: PlacedModalProps) {
  const { t } = useShopText()
  const titleId = `${id}-title`
  return (
    <dialog
      id={id}
      className={styles.modal}
      data-place={place}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <Headline id={titleId}>{title}</Headline>
          <IconButton icon="close" label={t('common.close')} {...CLOSES_DIALOG} />
        </div>
        <div className={styles.body} data-flush={flush ? true : undefined}>
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
