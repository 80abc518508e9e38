import { useEffect, useEffectEvent } from 'react'
import { FILTER_FORM_ID } from './filter-panel.tsx'
import { parseListingAddress, toListingSearch, type ListingAddress } from './listing-address.ts'
import type { ChangeListing } from './use-listing-change.ts'

/** Takes over what was chosen in the form before the script came. */
export function useEarlyChoices(address: ListingAddress, change: ChangeListing) {
  const adopt = useEffectEvent(() => {
    const form = document.getElementById(FILTER_FORM_ID)
    if (!(form instanceof HTMLFormElement)) return
    const wanted = readForm(form)
    const isChosen = toListingSearch(wanted) === toListingSearch({ ...address, page: 1 })
    if (!isChosen) change(() => wanted)
  })

  useEffect(() => adopt(), [])
}

function readForm(form: HTMLFormElement): ListingAddress {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value)
  }
  return parseListingAddress(params)
}
