import { ProductGrid } from '#app/ui/grid.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ProductTile } from '#app/ui/product-tile.tsx'
import { QuickSizes } from '#app/ui/quick-sizes.tsx'
import { SkeletonTile } from '#app/ui/skeleton.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Part, State } from './part.tsx'
import { euro, sampleSwatches, shirtPicture } from './sample-goods.ts'

const SIZES = ['34', '36', '38', '40', '42'].map((label) => ({
  value: label,
  label,
  href: `?size=${label}`,
  isSoldOut: label === '36',
}))

const heart = <IconButton icon="heart" label="Auf die Merkliste" pressed={false} />
const fullHeart = <IconButton icon="heart" label="Von der Merkliste nehmen" pressed />
const quickAdd = <QuickSizes label="Größe wählen" sizes={SIZES} />

const SHIRT = {
  href: '#produkt',
  brand: 'Saum',
  name: 'Hemdbluse Mira',
  picture: shirtPicture('#f6f4f0'),
  pictureAlt: 'Hemdbluse Mira, Weiß',
  secondPicture: shirtPicture('#f6f4f0', 'collar'),
  price: euro(89_95),
  swatches: sampleSwatches(4),
  wishlist: heart,
  quickAdd,
}

export function TilesPart() {
  return (
    <Part title="Kacheln" columns="full">
      <ProductGrid label="Kacheln">
        <ProductTile {...SHIRT} />
        <ProductTile
          {...SHIRT}
          name="Bluse Lotte mit Ballonärmeln und sehr langem Namen"
          picture={shirtPicture('#939c89')}
          badges={[{ words: 'Neu' }, { words: 'Atelier' }]}
          isPriceFrom
        />
        <ProductTile
          {...SHIRT}
          brand="Saum Atelier"
          name="Karorock Runa"
          picture={shirtPicture('#9a9389')}
          price={euro(87_95)}
          priorPrice={euro(109_95)}
          badges={[{ words: '−20 %', tone: 'sale' }]}
          swatches={sampleSwatches(6)}
          wishlist={fullHeart}
        />
        <ProductTile
          {...SHIRT}
          name="Midikleid Alma"
          picture={shirtPicture('#1b1b1d')}
          price={euro(149_95)}
          badges={[{ words: 'Ausverkauft' }]}
          isSoldOut
        />
        <SkeletonTile />
      </ProductGrid>
    </Part>
  )
}

export function TileStatesPart() {
  return (
    <Part title="Kachel in Zuständen" columns="full">
      <State name="Zeigen" show="hover">
        <ProductGrid>
          <ProductTile {...SHIRT} />
        </ProductGrid>
      </State>
      <State name="Fokus" show="focus">
        <ProductGrid>
          <ProductTile {...SHIRT} wishlist={undefined} swatches={undefined} />
        </ProductGrid>
      </State>
    </Part>
  )
}

/** Runs from edge to edge, so it stands outside the page's margins. */
export function RailPart() {
  return (
    <Slider
      title="Neu eingetroffen"
      link={
        <TextLink alone href="#alle">
          Alle 86 ansehen
        </TextLink>
      }
    >
      {['#f6f4f0', '#232838', '#a98a66', '#572430', '#939c89', '#45464b'].map((color, index) => (
        <ProductTile
          key={color}
          {...SHIRT}
          name={index === 2 ? 'Rollkragenpullover Sanna aus Merinowolle' : SHIRT.name}
          picture={shirtPicture(color)}
        />
      ))}
    </Slider>
  )
}
