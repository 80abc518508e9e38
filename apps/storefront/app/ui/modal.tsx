import type { MouseEvent, ReactNode } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { closeDialog, closesDialog } from '#app/ui/dialog-command.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Headline } from '#app/ui/type.tsx'
import styles from './modal.module.css'

export interface ModalProps {
  /** Buttons elsewhere open it by this name: `<Button {...opensDialog(id)}>`. */
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is native
    <dialog
      id={id}
      className={styles.modal}
      data-place={place}
      aria-labelledby={titleId}
      closedby="any"
      onClick={closeOnVeil}
      onClose={onClose}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <Headline id={titleId}>{title}</Headline>
          <IconButton icon="close" label={t('common.close')} {...closesDialog(id)} />
        </div>
        <div className={styles.body} data-flush={flush ? true : undefined}>
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}

/** For browsers without `closedby`: the frame covers the dialog, so only the veil is its own target. */
function closeOnVeil(event: MouseEvent<HTMLDialogElement>) {
  const dialog: HTMLElement = event.currentTarget
  if (event.target === dialog && !('closedBy' in dialog)) closeDialog(dialog.id)
}
