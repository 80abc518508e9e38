import styles from './skeleton.module.css'

interface SkeletonProps {
  shape?: 'line' | 'field' | 'picture'
  /** Share of the available width, in percent. */
  width?: number
}

/** Hidden from screen readers: the region that loads says so itself with `aria-busy`. */
export function Skeleton({ shape = 'line', width }: SkeletonProps) {
  return (
    <div
      className={styles.skeleton}
      data-shape={shape}
      style={width === undefined ? undefined : { inlineSize: `${width}%` }}
      aria-hidden="true"
    />
  )
}

/** Takes the place of a `ProductTile`. */
export function SkeletonTile() {
  return (
    <li className={styles.tile} aria-hidden="true">
      <Skeleton shape="picture" />
      <Skeleton width={30} />
      <Skeleton width={70} />
      <Skeleton width={25} />
    </li>
  )
}
