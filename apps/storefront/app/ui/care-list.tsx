import { isCareIcon } from '#app/ui/icon-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './care-list.module.css'

export interface CareInstruction {
  /** Name of the sign without `care-`; words without a drawing of ours stand alone. */
  symbol: string
  words: string
}

/** Care labels, each with its words: nobody has to know the signs. */
export function CareList({ instructions }: { instructions: readonly CareInstruction[] }) {
  return (
    <ul className={styles.list}>
      {instructions.map(({ symbol, words }) => (
        <li key={words} className={styles.item}>
          <CareSign name={`care-${symbol}`} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}

function CareSign({ name }: { name: string }) {
  return isCareIcon(name) ? <Icon name={name} size="large" /> : <span />
}
