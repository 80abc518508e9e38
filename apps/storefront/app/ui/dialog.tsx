import { Modal, type ModalProps } from '#app/ui/modal.tsx'

/** Centred; a sheet from below on phones. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} place="center" />
}
