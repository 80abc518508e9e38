import type { CareIconName } from '#app/ui/icon-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './care-list.module.css'

interface CareListProps {
  instructions: readonly { icon: CareIconName; words: string }[]
}

/** Care labels, each with its words: nobody has to know the signs. */
export function CareList({ instructions }: CareListProps) {
  return (
    <ul className={styles.list}>
      {instructions.map(({ icon, words }) => (
        <li key={icon} className={styles.item}>
          <Icon name={icon} size="large" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
