import { useId } from 'react'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Inlines } from '#app/blocks/inlines.tsx'
import { ContentPicture } from '#app/blocks/media/content-picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { BANNER_SIZES } from './banner-sizes.ts'
import styles from './banner-block.module.css'

/** One picture, one line, one way on. The words are text beside or upon the calm side of the picture. */
export function BannerBlock({ block, frame }: BlockProps<'banner'>) {
  const { size, title, text, link, picture, phonePicture } = block
  const isHero = size === 'hero'
  const Title = isHero ? 'h1' : frame.Title
  const id = useId()
  return (
    <section
      className={styles.banner}
      data-size={size}
      data-promotion={link?.href}
      aria-labelledby={id}
      {...markOf(block)}
    >
      <div className={styles.picture} {...fieldOf(block, 'picture')}>
        <ContentPicture
          picture={picture}
          phone={phonePicture}
          sizes={BANNER_SIZES}
          priority={isHero}
        />
      </div>
      <div className={styles.words}>
        <Title id={id} className={styles.title} {...fieldOf(block, 'title')}>
          <Inlines words={title} />
        </Title>
        {text && (
          <p className={styles.text} {...fieldOf(block, 'text')}>
            {text}
          </p>
        )}
        {link && (
          <TextLink alone size={16} href={link.href} {...fieldOf(block, 'linkLabel')}>
            {link.label}
          </TextLink>
        )}
      </div>
    </section>
  )
}
