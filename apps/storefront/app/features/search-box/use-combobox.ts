import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  activeRow,
  changeBox,
  escapeFrom,
  fieldText,
  openBox,
  type BoxChange,
  type BoxState,
  type Move,
} from './box-state.ts'
import { describeField, listening, writeField, type FieldParts } from './field-parts.ts'
import type { Row } from './row.ts'

export const LISTBOX_ID = 'search-suggestions'

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

interface Combobox {
  box: BoxState
  change(change: BoxChange): void
}

/** What stands in the field, and which row the arrow keys have reached. */
export function useBox({ field }: FieldParts): Combobox {
  const [box, setBox] = useState(() => openBox(field.value))
  // Keys may follow one another faster than React renders.
  const latest = useRef(box)
  function change(next: BoxChange) {
    latest.current = changeBox(latest.current, next)
    setBox(latest.current)
  }
  return { box, change }
}

interface ComboboxActions {
  rows: readonly Row[]
  onFocus(): void
  /** Searches for what stands in the field, or opens the active row where that is a page. */
  onSubmit(active: Row | undefined): void
}

/** Makes the field a combobox. It is not React's, so what it says of itself is set by hand. */
export function useCombobox(
  { dialog, form, field }: FieldParts,
  { box, change }: Combobox,
  { rows, onFocus, onSubmit }: ComboboxActions,
): void {
  const active = activeRow(box, rows)
  const activeId = active?.id
  const isExpanded = box.isOpen && rows.length > 0

  const onInput = useEffectEvent(() => change({ kind: 'type', text: field.value }))

  function onEscape(event: KeyboardEvent) {
    event.preventDefault()
    if (escapeFrom(box, rows) === 'collapse') {
      change({ kind: 'collapse' })
      writeField(field, box.typed)
    } else {
      writeField(field, '')
      change({ kind: 'type', text: '' })
      dialog.close()
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') return onEscape(event)
    const to = event.shiftKey ? undefined : MOVES[event.key]
    if (to === undefined || rows.length === 0) return
    // In the words themselves these keys move the caret.
    if ((to === 'first' || to === 'last') && active === undefined) return
    event.preventDefault()
    const move = { kind: 'move', to, rows } as const
    change(move)
    writeField(field, fieldText(changeBox(box, move), rows))
  })

  const onFormSubmit = useEffectEvent((event: Event) => {
    event.preventDefault()
    onSubmit(active)
  })

  const onReset = useEffectEvent(() => {
    change({ kind: 'type', text: '' })
    field.focus()
  })

  const onFieldFocus = useEffectEvent(() => {
    // What stands in it may have been written before this box was here.
    if (field.value !== fieldText(box, rows)) change({ kind: 'type', text: field.value })
    onFocus()
  })

  useEffect(
    () =>
      listening((signal) => {
        field.addEventListener('input', () => onInput(), { signal })
        field.addEventListener('keydown', (event) => onKeyDown(event), { signal })
        field.addEventListener('focus', () => onFieldFocus(), { signal })
        form.addEventListener('submit', (event) => onFormSubmit(event), { signal })
        form.addEventListener('reset', () => onReset(), { signal })
      }),
    [field, form],
  )

  useEffect(() => {
    describeField(field, { listboxId: LISTBOX_ID, isExpanded, activeId })
  }, [field, isExpanded, activeId])
}
