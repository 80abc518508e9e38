import { useEffect, useState, type ComponentType } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { SearchBoxProps } from './search-box.tsx'
import { followSearchTool } from './search-tool.ts'

/** All a page loads of the search box; the rest comes when somebody is about to search. */
export function SearchOpener() {
  const { shop } = useShopText()
  const [dialog, setDialog] = useState<HTMLDialogElement>()
  const [Box, setBox] = useState<ComponentType<SearchBoxProps>>()

  useEffect(() => {
    let loading: Promise<void> | undefined
    function load() {
      loading ??= import('./load-search-box.ts')
        .then(async ({ loadSearchBox }) => {
          const loaded = await loadSearchBox(shop.locale)
          setBox(() => loaded)
        })
        // The field is a form and searches without suggestions; the next opening tries again.
        .catch(() => (loading = undefined))
    }
    return followSearchTool(document, {
      onIntent: load,
      onOpen(opened) {
        load()
        setDialog(opened)
      },
    })
  }, [shop])

  return Box && dialog ? <Box dialog={dialog} /> : null
}
