import { Picture, type PictureSource } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './listing-teaser.module.css'

/** A picture between the products that leads elsewhere. */
export interface Teaser {
  href: string
  /** A short sentence before the link. */
  text: string
  linkText: string
  picture: PictureSource
  alt: string
}

const SIZES = '(min-width: 1520px) 570px, (min-width: 1024px) 38vw, (min-width: 768px) 62vw, 100vw'

export function ListingTeaser({ teaser }: { teaser: Teaser }) {
  const { href, text, linkText, picture, alt } = teaser
  return (
    <li className={styles.teaser} data-promotion={href}>
      <div className={styles.media}>
        <Picture {...picture} alt={alt} sizes={SIZES} fill />
      </div>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <TextLink alone href={href}>
          {linkText}
        </TextLink>
      </div>
    </li>
  )
}
