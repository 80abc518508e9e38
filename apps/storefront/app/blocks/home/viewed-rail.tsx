import type { getProductsByIds } from '@saum/contract/product'
import { useEffect, useState } from 'react'
import { readShop } from '#app/visitor/read-shop.ts'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import { toTile, type Tile } from '#app/features/catalog/tile.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Section } from '#app/ui/grid.tsx'
import { SkeletonTile } from '#app/ui/skeleton.tsx'
import { Slider } from '#app/ui/slider.tsx'

interface ViewedRailProps {
  title: string
  ids: readonly number[]
  /** None of them is sold any more, or they cannot be asked for. */
  onEmpty: () => void
}

/** The products with the prices of now. */
export function ViewedRail({ title, ids, onEmpty }: ViewedRailProps) {
  const { shop } = useShopText()
  const [tiles, setTiles] = useState<readonly Tile[] | null>(null)

  useEffect(() => {
    let isCurrent = true
    readShop<typeof getProductsByIds>(shop, 'getProductsByIds', { ids: [...ids], with: 'tile' })
      .then((answer) => {
        if (!isCurrent) return
        const found = answer.ok ? answer.value.map((product) => toTile(product, shop)) : []
        if (found.length === 0) onEmpty()
        else setTiles(found)
      })
      // A page without its last rail is still whole.
      .catch(() => isCurrent && onEmpty())
    return () => {
      isCurrent = false
    }
    // The reaction to nothing is not a reason to ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shop, ids])

  return (
    <Section>
      <Slider title={title} key={tiles === null ? 'waiting' : 'ready'}>
        {tiles === null ? (
          ids.slice(0, 4).map((id) => <SkeletonTile key={id} />)
        ) : (
          <ProductTiles tiles={tiles} inRail />
        )}
      </Slider>
    </Section>
  )
}
