import type { ComponentProps, ReactNode } from 'react'
import type { DataAttributes } from './data-attributes.ts'
import { LineField, type LineFieldProps } from './line-field.tsx'
import styles from './line-form.module.css'

interface LineFormProps
  extends
    Pick<ComponentProps<'form'>, 'action' | 'method' | 'role'>,
    Pick<LineFieldProps, 'label' | 'submit' | 'field'> {
  /** Of the field. Footer and page are rendered apart, so no counter could keep theirs distinct. */
  id: string
  /** Belongs to the field: what becomes of that which is written there. */
  note?: ReactNode
  noteData?: DataAttributes
  /** Hidden fields that are sent along. */
  children?: ReactNode
}

/** A question with one field, its button on the same line. Any browser sends it without script. */
export function LineForm(props: LineFormProps) {
  const { id, label, submit, field, note, noteData, children, ...form } = props
  const noteId = note ? `${id}-note` : undefined
  return (
    <form {...form}>
      {children}
      <LineField {...{ id, label, submit, field, noteId }} />
      {note && (
        <p className={styles.note} id={noteId} {...noteData}>
          {note}
        </p>
      )}
    </form>
  )
}
