import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Island } from '#app/blocks/island.tsx'
import { unmarked } from './marked.tsx'

const SOURCE_FIELDS = { ids: 'productIds', category: 'categoryKey', search: 'searchTerm' } as const

/** Products to leaf through; without any there is no block. */
export function ProductSliderBlock({ block, frame }: BlockProps<'productSlider'>) {
  const tiles = frame.shown.tilesOf(block.source)
  if (tiles.length === 0) return null
  const { title, text, link, entry } = block
  return (
    <div {...markOf(block, SOURCE_FIELDS[block.source.kind])}>
      <Island
        use={{
          island: 'productSlider',
          data: {
            title: unmarked(title),
            tiles,
            ...(text !== undefined && { text }),
            ...(link !== undefined && { link }),
            ...(entry !== undefined && { entry }),
          },
        }}
      />
    </div>
  )
}
