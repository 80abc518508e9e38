import styles from './postal-address.module.css'

/** An address line by line, as `addressLines` has put it. */
export function PostalAddress({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </address>
  )
}
