import { productPicture } from '#app/features/catalog/product-picture.ts'
import { usePageSettings } from '#app/page/page-settings.ts'
import type { WishFacts } from './wish-facts.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './wish-tile.module.css'

const SIZES =
  '(min-width: 1520px) 342px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, calc(50vw - 24px)'

interface WishPictureProps {
  wish: WishFacts
  priority?: boolean
}

export function WishPicture({ wish: { tile }, priority = false }: WishPictureProps) {
  const { imageBase } = usePageSettings()
  return (
    <div className={styles.media}>
      {tile.picture && (
        <Picture
          {...productPicture(tile.picture, imageBase, 'tile')}
          alt={tile.alt}
          sizes={SIZES}
          priority={priority}
          fill
        />
      )}
    </div>
  )
}
