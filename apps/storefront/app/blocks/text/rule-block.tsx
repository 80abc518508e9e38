import type { BlockProps } from '#app/blocks/frame.ts'
import styles from './text-blocks.module.css'

export function RuleBlock(_: BlockProps<'rule'>) {
  return <hr className={styles.rule} />
}
