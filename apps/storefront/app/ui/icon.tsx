import type { IconName } from '#app/ui/icon-names.ts'
import styles from './icon.module.css'

const SPRITE = '/icons.v2.svg#'

interface IconProps {
  name: IconName
  /** 16, 20, 24 or 32 px; payment marks and flags follow by their own proportions. */
  size?: 'small' | 'text' | 'large'
  /** Only when no words stand beside the drawing. */
  label?: string
}

export function Icon({ name, size, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-icon={name}
      data-size={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <use href={SPRITE + name} />
    </svg>
  )
}
