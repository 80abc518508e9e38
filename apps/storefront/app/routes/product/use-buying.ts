import { useState, type MouseEvent, type SyntheticEvent } from 'react'
import { useSearchParams } from 'react-router'
import { toSubscriptionFields } from '#app/features/basket/subscription-item.ts'
import { useAddToBasket } from '#app/features/basket/use-add-to-basket.ts'
import { BUY_FORM_ID } from './buy-form-id.ts'
import { askedSize, keepInAddress } from './chosen-size.ts'
import type { SizeFacts } from '#app/features/catalog/size-facts.ts'

/** Why nothing, or not everything, was put into the basket. */
type Complaint = { kind: 'size-missing' } | { kind: 'refused' | 'notice'; words: string }

export interface Buying {
  /** For the form: takes over what was chosen in it before the script came. */
  adopt: (form: HTMLFormElement | null) => void
  selected: SizeFacts | undefined
  select: (label: string) => void
  /** Months to the next delivery; `null` while it is bought once. */
  interval: number | null
  /** Once or again and again has been chosen. */
  noteInterval: () => void
  complaint: Complaint | null
  isAdding: boolean
  /** For every button that buys: without a size it leads to the sizes instead. */
  onPress: (event: MouseEvent) => void
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** Choosing a size and putting it into the basket; without script the form does the same. */
export function useBuying(sizes: readonly SizeFacts[]): Buying {
  const { add, isAdding } = useAddToBasket()
  const [complaint, setComplaint] = useState<Complaint | null>(null)
  const [selected, choose] = useChosenSize(sizes)
  const [interval, chooseInterval] = useState<number | null>(null)

  function select(label: string) {
    const size = sizes.find((candidate) => candidate.label === label)
    if (!size) return
    choose(label)
    setComplaint(null)
    keepInAddress(window, size)
  }

  function adopt(form: HTMLFormElement | null) {
    const checked = form && new FormData(form).get('variantId')
    const size = sizes.find(({ variantId }) => String(variantId) === checked)
    if (size) choose((chosen) => chosen ?? size.label)
    if (form) chooseInterval(intervalIn(new FormData(form)))
  }

  function noteInterval() {
    const form = document.getElementById(BUY_FORM_ID)
    if (form instanceof HTMLFormElement) chooseInterval(intervalIn(new FormData(form)))
  }

  function onPress(event: MouseEvent) {
    // The first click of a double click may have been answered before the second arrives.
    const isDoubleClick = event.detail > 1
    if (isDoubleClick || !selected) event.preventDefault()
    if (selected) return
    setComplaint({ kind: 'size-missing' })
    focusSizes(document.getElementById(BUY_FORM_ID))
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = intervalIn(new FormData(event.currentTarget))
    if (selected && !isAdding) void addSelected(selected, wanted)
  }

  async function addSelected({ variantId }: SizeFacts, months: number | null) {
    setComplaint(null)
    const again = months === null ? {} : toSubscriptionFields(months)
    const { refused, notice } = await add([{ variantId, quantity: 1, ...again }])
    const [refusal] = refused
    if (refusal) setComplaint({ kind: 'refused', words: refusal.message })
    else if (notice !== undefined) setComplaint({ kind: 'notice', words: notice })
  }

  return {
    adopt,
    selected,
    select,
    interval,
    noteInterval,
    complaint,
    isAdding,
    onPress,
    onSubmit,
  }
}

/** As the form says it; the same that it sends without script. */
function intervalIn(form: FormData): number | null {
  return form.get('delivery') === 'subscription' ? Number(form.get('interval')) : null
}

/** Remembered by its label: another color of the style is the same size of another product. */
function useChosenSize(sizes: readonly SizeFacts[]) {
  const [search] = useSearchParams()
  const [label, choose] = useState<string | undefined>(undefined)

  return [sizes.find((size) => size.label === label) ?? askedSize(sizes, search), choose] as const
}

function focusSizes(form: HTMLElement | null) {
  const first = form?.querySelector<HTMLElement>('input[type="radio"]')
  first?.focus({ preventScroll: true })
  form?.scrollIntoView({ block: 'center' })
}
