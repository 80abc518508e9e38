import { Modal, type ModalProps } from '#app/ui/modal.tsx'

interface DrawerProps extends ModalProps {
  /** `start` for the menu, `end` for filter and basket, `sheet` rises from below on phones. */
  side?: 'start' | 'end' | 'sheet'
}

export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <Modal {...props} place={side} />
}
