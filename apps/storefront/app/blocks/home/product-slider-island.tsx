import type { ContentLink } from '@saum/contract/content-block'
import { fieldOf } from '#app/blocks/frame.ts'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import type { Tile } from '#app/features/catalog/tile.ts'
import { Section } from '#app/ui/grid.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

interface ProductSliderIslandProps {
  title: string
  text?: string
  link?: ContentLink
  tiles: readonly Tile[]
  /** Of the block, where an editor looks. */
  entry?: string
}

/** A rail of products: hearts, colors and sizes come to life in the browser. */
export function ProductSliderIsland(props: ProductSliderIslandProps) {
  const { title, text, link, tiles } = props
  const marks = { title: fieldOf(props, 'title'), text: fieldOf(props, 'text') }
  return (
    <Section>
      <Slider
        title={title}
        text={text}
        link={
          link && (
            <TextLink href={link.href} {...fieldOf(props, 'linkLabel')}>
              {link.label}
            </TextLink>
          )
        }
        marks={marks}
      >
        <ProductTiles tiles={tiles} inRail />
      </Slider>
    </Section>
  )
}
