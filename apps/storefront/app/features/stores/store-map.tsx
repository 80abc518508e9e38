import type { CSSProperties } from 'react'
import type { MapPoint } from '@saum/domain/map-projection'
import { useShopText } from '#app/messages/shop-text.tsx'
import type { MapAround, MapFacts } from './describe-map.ts'
import type { MapPin } from './map-pins.ts'
import type { MapView } from './map-view.ts'
import styles from './store-map.module.css'

interface StoreMapProps {
  map: MapFacts
  /** The store the shopper points at, here or in the list. */
  activeId?: number | null
  onPoint?: (id: number | null) => void
  /** Where a pin leads: to its row in the list, or nearer where it stands for several stores. */
  hrefOf: (pin: MapPin) => string
}

const FILE = '/store-map.v2.svg'

/**
 * The stores on a map of our own. The drawing is a file that every view shares; which part of it shows
 * is said in its address. Pins are links in the order of the list.
 */
export function StoreMap({ map, activeId = null, onPoint, hrefOf }: StoreMapProps) {
  const { t } = useShopText()
  const { view, pins, labels, around } = map
  const drawing = FILE + fragmentOf(view)
  return (
    <section className={styles.map} aria-label={t('store.map_label')}>
      {/* An element per view: WebKit keeps the old drawing where only the fragment of `src` changes. */}
      <img key={drawing} className={styles.land} src={drawing} alt="" loading="lazy" />
      <div className={styles.plane} style={ratioOf(view)}>
        {around && <Around {...around} />}
        {labels.map(({ name, beside, side, isLargeOnly, ...at }) => (
          <span
            key={name}
            className={styles.label}
            style={placeOf(at)}
            data-beside={beside}
            data-side={side}
            data-large={isLargeOnly ? true : undefined}
            aria-hidden="true"
          >
            {name}
          </span>
        ))}
        <ol className={styles.pins}>
          {pins.map((pin) => (
            <Pin
              key={pin.ids[0]}
              pin={pin}
              href={hrefOf(pin)}
              isActive={activeId !== null && pin.ids.includes(activeId)}
              onPoint={onPoint}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface PinProps {
  pin: MapPin
  href: string
  isActive: boolean
  onPoint: ((id: number | null) => void) | undefined
}

function Pin({ pin, href, isActive, onPoint }: PinProps) {
  const { t } = useShopText()
  const { ids, label, name } = pin
  const count = ids.length
  const point = () => onPoint?.(ids[0] ?? null)
  const leave = () => onPoint?.(null)
  return (
    <li className={styles.place} style={placeOf(pin)}>
      <a
        className={styles.pin}
        href={href}
        data-active={isActive ? true : undefined}
        data-several={count > 1 ? true : undefined}
        data-keep-scroll={count > 1 ? '' : undefined}
        rel="nofollow"
        aria-label={
          count > 1
            ? t('store.pin_several', { count, name })
            : t('store.pin', { number: label, name })
        }
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <span aria-hidden="true">{label}</span>
      </a>
    </li>
  )
}

function Around({ diameter, isCovered, ...at }: MapAround) {
  const size = { '--size': `${diameter}%` } as CSSProperties
  return (
    <>
      {diameter > 0 && <span className={styles.circle} style={{ ...placeOf(at), ...size }} />}
      {!isCovered && <span className={styles.here} style={placeOf(at)} />}
    </>
  )
}

/** What lies beyond the view shows, too, where the frame has another shape. */
function fragmentOf({ x, y, width, height }: MapView): string {
  return `#svgView(viewBox(${x},${y},${width},${height}))`
}

function ratioOf({ width, height }: MapView): CSSProperties {
  return { '--ratio': (width / height).toFixed(4) } as CSSProperties
}

function placeOf({ x, y }: MapPoint): CSSProperties {
  return { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties
}
