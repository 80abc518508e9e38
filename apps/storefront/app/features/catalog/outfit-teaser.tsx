import { useId } from 'react'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Grid, Section, Wrap } from '#app/ui/grid.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { OutfitFacts } from './outfit-facts.ts'
import { OutfitPieces } from './outfit-pieces.tsx'
import styles from './outfit-teaser.module.css'
import { productPicture } from './product-picture.ts'

interface OutfitTeaserProps {
  outfit: OutfitFacts
  title: string
  linkText: string
  text?: string
}

const PICTURE_SIZES = '(min-width: 1520px) 834px, (min-width: 768px) 55vw, 92vw'

/** The picture of an outfit beside the list of its pieces. */
export function OutfitTeaser({ outfit, title, linkText, text }: OutfitTeaserProps) {
  const { imageBase } = usePageSettings()
  const titleId = useId()
  return (
    <Section labelledBy={titleId}>
      <Wrap>
        <Grid>
          {outfit.picture && (
            <div className={styles.stage}>
              <a href={outfit.href} aria-label={outfit.name}>
                <Picture
                  {...productPicture(outfit.picture, imageBase, 'large')}
                  alt={outfit.alt}
                  sizes={PICTURE_SIZES}
                  ratio="4/5"
                />
              </a>
              {/* The same links as in the list beside, for whoever points. */}
              {outfit.pieces.map(
                ({ id, name, href, spot }) =>
                  spot && (
                    <a
                      key={id}
                      href={href}
                      className={styles.spot}
                      style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
                      title={name}
                      aria-label={name}
                    />
                  ),
              )}
            </div>
          )}
          <div className={styles.words}>
            <Headline id={titleId} size={40}>
              {title}
            </Headline>
            {text && <Text tone="soft">{text}</Text>}
            <OutfitPieces label={outfit.name} pieces={outfit.pieces} />
            <p>
              <TextLink alone href={outfit.href}>
                {linkText}
              </TextLink>
            </p>
          </div>
        </Grid>
      </Wrap>
    </Section>
  )
}
