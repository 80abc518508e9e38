import { useId } from 'react'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import type { OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import { OutfitPieces } from '#app/features/catalog/outfit-pieces.tsx'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Band, BandWords } from './band.tsx'
import styles from './outfit-block.module.css'

const PICTURE_SIZES = '(min-width: 1520px) 834px, (min-width: 768px) 55vw, 92vw'

/** A look: the picture with a point on each piece, and the same pieces as a list with their prices. */
export function OutfitBlock({ block, frame }: BlockProps<'outfit'>) {
  const { t } = useShopText()
  const id = useId()
  const outfit = frame.shown.outfit(block.outfitId)
  if (!outfit) return null
  return (
    <Band id={id} marks={markOf(block, 'outfitId')}>
      <Stage outfit={outfit} imageBase={frame.imageBase} />
      <BandWords id={id} block={block} frame={frame}>
        <div className={styles.pieces}>
          <OutfitPieces label={outfit.name} pieces={outfit.pieces} anchor={pieceAnchor} />
        </div>
        <TextLink alone href={block.link?.href ?? outfit.href} {...fieldOf(block, 'linkLabel')}>
          {block.link?.label ?? t('product.look_link')}
        </TextLink>
      </BandWords>
    </Band>
  )
}

function pieceAnchor(id: number): string {
  return `piece-${id}`
}

interface StageProps {
  outfit: OutfitFacts
  imageBase: string
}

function Stage({ outfit, imageBase }: StageProps) {
  if (!outfit.picture) return null
  return (
    <div className={styles.stage}>
      <Picture
        {...productPicture(outfit.picture, imageBase, 'large')}
        alt={outfit.alt}
        sizes={PICTURE_SIZES}
        ratio="4/5"
      />
      {outfit.pieces.map(
        ({ id, name, spot }) =>
          spot && (
            <a
              key={id}
              href={`#${pieceAnchor(id)}`}
              className={styles.spot}
              style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
              aria-label={name}
            />
          ),
      )}
    </div>
  )
}
