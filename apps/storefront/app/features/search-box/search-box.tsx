import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useShopText } from '#app/messages/shop-text.tsx'
import { activeRow } from './box-state.ts'
import { fieldParts, type FieldParts } from './field-parts.ts'
import { searchHref, type Row } from './row.ts'
import { SearchPanel } from './search-panel.tsx'
import { useBox, useCombobox } from './use-combobox.ts'
import { useLeaving } from './use-leaving.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface SearchBoxProps {
  dialog: HTMLDialogElement
}

/** Drives the field of the header, which is not React's, and fills the panel below it. */
export function SearchBox({ dialog }: SearchBoxProps) {
  const parts = useMemo(() => fieldParts(dialog), [dialog])
  return parts && <DrivenBox parts={parts} />
}

function DrivenBox({ parts }: { parts: FieldParts }) {
  const { shop } = useShopText()
  const combobox = useBox(parts)
  const { box, change } = combobox
  const offered = useSuggestions(box.typed)
  const rows = useMemo(() => offered.groups.flatMap((group) => group.rows), [offered.groups])
  const leaving = useLeaving(parts, () => change({ kind: 'type', text: '' }))

  function onSubmit(active: Row | undefined) {
    if (active && 'tile' in active) return void leaving.go(active.href)
    if (active?.kind === 'page' || active?.kind === 'category') return void leaving.go(active.href)
    const term = parts.field.value.trim()
    if (term === '') return
    void leaving.goOr(searchHref(`/${shop.path}/`, term), offered.redirectOf(term))
  }

  useCombobox(parts, combobox, { rows, onFocus: offered.recent.refresh, onSubmit })
  return createPortal(
    <SearchPanel {...offered} isOpen={box.isOpen} activeId={activeRow(box, rows)?.id} />,
    parts.panel,
  )
}
