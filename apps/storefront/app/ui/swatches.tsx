import { useShopText } from '#app/messages/shop-text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './swatches.module.css'

export interface Swatch {
  /** The color in words, as the shopper reads it. */
  name: string
  /** Any CSS color; a print names its ground. */
  color: string
  /** The second color of a print. */
  accent?: string
  href: string
  current?: boolean
  /** Key of the view a tile shows while the swatch is looked at. */
  picture?: string
  /** Shown struck through and leading nowhere. */
  isSoldOut?: boolean
}

interface SwatchesProps {
  swatches: readonly Swatch[]
  /** How many are shown before the rest becomes a number. */
  limit?: number
  /** The words of a swatch for screen readers; the name of its color alone when missing. */
  describe?: (swatch: Swatch) => string
  /** A pointer or the focus is on a swatch, or on none any more. */
  onLook?: ((swatch: Swatch | null) => void) | undefined
}

/** The colors of a product, each a link to its sibling. */
export function Swatches({ swatches, limit = 4, describe, onLook }: SwatchesProps) {
  const { t } = useShopText()
  const hidden = swatches.length - limit
  const shown = hidden > 0 ? swatches.slice(0, limit) : swatches
  return (
    <div
      className={styles.swatches}
      onPointerLeave={onLook && (() => onLook(null))}
      onBlur={onLook && (() => onLook(null))}
    >
      {shown.map((swatch) => (
        <SwatchMark key={swatch.href} swatch={swatch} onLook={onLook}>
          {describe ? describe(swatch) : swatch.name}
        </SwatchMark>
      ))}
      {hidden > 0 && (
        <span className={styles.more}>
          <span aria-hidden="true">+{hidden}</span>
          <VisuallyHidden>{t('listing.colours_more', { count: hidden })}</VisuallyHidden>
        </span>
      )}
    </div>
  )
}

interface SwatchMarkProps extends Pick<SwatchesProps, 'onLook'> {
  swatch: Swatch
  children: string
}

function SwatchMark({ swatch, onLook, children }: SwatchMarkProps) {
  const { href, name, current, isSoldOut } = swatch
  const shared = { className: styles.link, style: dotColors(swatch) }
  const words = (
    <>
      {/* On the link itself it would be read after the words, which name the color too. */}
      <span className={styles.tip} title={name} aria-hidden="true" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  )
  if (isSoldOut && !current) {
    return (
      <span {...shared} data-sold-out="">
        {words}
      </span>
    )
  }
  return (
    <a
      {...shared}
      href={href}
      aria-current={current ? 'true' : undefined}
      onPointerEnter={onLook && (() => onLook(swatch))}
      onFocus={onLook && (() => onLook(swatch))}
    >
      {words}
    </a>
  )
}

export function dotColors({ color, accent }: { color: string; accent?: string | undefined }) {
  return { '--ground': color, '--print': accent ?? color } as Record<string, string>
}
