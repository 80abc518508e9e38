import { Badge } from '#app/ui/badge.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import styles from './buy-head.module.css'
import type { ProductFacts } from './product-facts.ts'
import { ShareButton } from './share-button.tsx'

export function BuyHead({ product }: { product: ProductFacts }) {
  const { brand, name, shortDescription, labels } = product
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <Text tone="soft">{brand}</Text>
        <ShareButton title={`${name} | Saum`} />
      </div>
      <Headline as="h1" size={40}>
        {name}
      </Headline>
      {shortDescription && <Text tone="soft">{shortDescription}</Text>}
      {labels && (
        <p className={styles.badges}>
          {labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </p>
      )}
    </div>
  )
}
