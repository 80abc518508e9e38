import { preload } from 'react-dom'
import styles from './picture.module.css'

export interface PictureSource {
  src: string
  /** Natural size of `src`; keeps the place while the picture loads. */
  width: number
  height: number
  srcSet?: string | undefined
  /** The same picture for browsers that know AVIF, in the words of `srcset`. */
  avif?: string | undefined
  /** What fills the place until then: the average color, or a tiny picture as CSS background. */
  ground?: string | undefined
}

export interface PictureProps extends PictureSource {
  alt: string
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes?: string | undefined
  /** Visible before any scrolling: loaded first instead of lazily. */
  priority?: boolean | undefined
  /** Visible before any scrolling, but beside what is to be seen first. */
  eager?: boolean | undefined
  /** Another crop below 768 px and on tablets held upright. */
  phone?: PictureSource | undefined
  ratio?: '4/5' | '1/1' | '3/2' | '16/9' | '2/3' | undefined
  /** Fills its positioned parent instead of keeping a proportion. */
  fill?: boolean | undefined
}

const UPRIGHT = '(max-width: 767px), (orientation: portrait)'
const BROAD = '(min-width: 768px) and (orientation: landscape)'

export function Picture(props: PictureProps) {
  const { src, srcSet, width, height, alt, sizes, priority, phone, ratio, fill, avif } = props
  const isEager = priority || props.eager
  if (import.meta.env.SSR) preloadPicture(props)
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={isEager ? undefined : 'async'}
      className={styles.picture}
      style={props.ground ? { background: props.ground } : undefined}
      data-ratio={ratio}
      data-fill={fill ? true : undefined}
    />
  )
  if (phone === undefined && avif === undefined) return image
  return (
    <picture>
      {phone?.avif && (
        <source
          media={UPRIGHT}
          type="image/avif"
          srcSet={phone.avif}
          sizes={sizes}
          width={phone.width}
          height={phone.height}
        />
      )}
      {phone && (
        <source
          media={UPRIGHT}
          srcSet={phone.srcSet ?? phone.src}
          sizes={phone.srcSet ? sizes : undefined}
          width={phone.width}
          height={phone.height}
        />
      )}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {image}
    </picture>
  )
}

/** React tells a browser early of single images, but not of those with several sources. */
export function preloadPicture(props: Omit<PictureProps, 'alt'>): void {
  const { priority, sizes, phone, ...picture } = props
  if (!priority) return
  if (phone !== undefined) preloadAvif(phone, { sizes, media: UPRIGHT })
  preloadAvif(picture, { sizes, media: phone && BROAD })
}

interface PreloadPlace {
  sizes: string | undefined
  media: string | undefined
}

function preloadAvif({ avif, src }: PictureSource, { sizes, media }: PreloadPlace): void {
  if (avif === undefined) return
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    fetchPriority: 'high',
    ...(sizes !== undefined && { imageSizes: sizes }),
    ...(media !== undefined && { media }),
  })
}
