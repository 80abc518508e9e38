import { money } from '@saum/domain/money'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { COUNTED_FIELD, countedWordsField } from './chosen-pieces.ts'
import type { OrderLine } from './order-lines.ts'
import styles from './piece-choice.module.css'

interface PieceChoiceProps {
  lines: readonly OrderLine[]
  title: string
  hint: string
}

/** Ticks beside what was ordered; each is sent in the words it is shown with. */
export function PieceChoice({ lines, title, hint }: PieceChoiceProps) {
  return (
    <fieldset>
      <legend>
        <Headline>{title}</Headline>
      </legend>
      <div className={styles.hint}>
        <Text tone="soft">{hint}</Text>
      </div>
      <div className={styles.list}>
        {lines.map((line) => (
          <PieceRow key={line.key} line={line} />
        ))}
      </div>
    </fieldset>
  )
}

/** Of several alike pieces somebody may mean only some: how many is asked for once they are ticked. */
function PieceRow({ line }: { line: OrderLine }) {
  const { t, shop, formatMoney } = useShopText()
  const { imageBase } = usePageSettings()
  const { name, color, size, count } = line
  const words = t('order.piece', { color, size, count })
  const isCounted = count > 1
  const counts = Array.from({ length: count }, (_, index) => index + 1)
  const wordsOf = (some: number) =>
    some === count ? words : t('order.piece_some', { color, size, count: some, total: count })
  const tick = isCounted
    ? { name: COUNTED_FIELD, value: line.key }
    : { name: 'pieces', value: `${name}, ${words}` }
  return (
    <div className={styles.item}>
      <label className={styles.row}>
        <input type="checkbox" {...tick} className={styles.tick} />
        <span className={styles.picture}>
          {line.picture && (
            <Picture
              {...productPicture(line.picture, imageBase, 'thumbnail')}
              alt=""
              sizes="72px"
              fill
            />
          )}
        </span>
        <span className={styles.words}>
          <span>{name}</span>
          <Text as="span" tone="soft">
            {words}
          </Text>
        </span>
        <span className={styles.price}>{formatMoney(money(line.cents, shop.currency))}</span>
      </label>
      {isCounted && (
        <div className={styles.count}>
          <SelectField
            name={countedWordsField(line.key)}
            label={t('order.count')}
            options={counts.map((some) => ({
              value: `${name}, ${wordsOf(some)}`,
              label: String(some),
            }))}
            defaultValue={`${name}, ${words}`}
          />
        </div>
      )}
    </div>
  )
}
