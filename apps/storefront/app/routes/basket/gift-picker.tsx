import { money } from '@saum/domain/money'
import { useId } from 'react'
import { productPicture } from '#app/features/catalog/product-picture.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { FittedSelect } from '#app/ui/fitted-select.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { BasketForm } from './basket-form.tsx'
import type { GiftOffer } from './gift-offers.ts'
import styles from './gift-picker.module.css'
import { takeGift } from './tell-shop.ts'
import type { BasketDesk } from './use-basket-desk.ts'

interface GiftPickerProps {
  offer: GiftOffer
  desk: BasketDesk
}

/** What may be chosen on top of the order. Nobody has to. */
export function GiftPicker({ offer, desk }: GiftPickerProps) {
  const { t, shop } = useShopText()
  const titleId = useId()
  const { promotionId, name, subline, isFree } = offer

  async function take(form: FormData, pieceName: string) {
    const variantId = Number(form.get('variantId'))
    const isTaken = await desk.changer.act((seen) =>
      // Whoever has pressed before has chosen.
      seen?.giftIds.includes(promotionId) ? takeGift(shop, { variantId, promotionId }) : null,
    )
    if (!isTaken) return
    desk.say(t('basket.gift_of', { name: pieceName }))
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.gifts} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Headline size={20} id={titleId}>
          {name}
        </Headline>
        {subline !== undefined && <Text tone="soft">{subline}</Text>}
        {isFree && <p>{t('basket.gift_choose')}</p>}
      </div>
      <ul className={styles.pieces}>
        {offer.pieces.map((piece) => (
          <GiftPiece
            key={piece.productId}
            offer={offer}
            piece={piece}
            onTake={(form) => void take(form, piece.name)}
          />
        ))}
      </ul>
      {isFree && (
        <Text size={12} tone="soft">
          {t('basket.gift_optional')}
        </Text>
      )}
    </section>
  )
}

interface GiftPieceProps {
  offer: GiftOffer
  piece: GiftOffer['pieces'][number]
  onTake: (form: FormData) => void
}

function GiftPiece({ offer: { promotionId, isFree }, piece, onTake }: GiftPieceProps) {
  const { t, shop, formatMoney } = useShopText()
  const { imageBase } = usePageSettings()
  const { name, color, sizes, picture } = piece
  return (
    <li className={styles.piece}>
      <div className={styles.picture}>
        {picture && (
          <Picture
            {...productPicture(picture, imageBase, 'thumbnail')}
            alt=""
            sizes="(min-width: 768px) 144px, 40vw"
            fill
          />
        )}
      </div>
      <p>{name}</p>
      <Text size={12} tone="soft">
        {color}
        {!isFree && `, ${formatMoney(money(piece.cents, shop.currency))}`}
      </Text>
      <BasketForm intent="gift" fields={{ promotionId }} className={styles.take} onSend={onTake}>
        {sizes.length > 1 ? (
          <FittedSelect
            name="variantId"
            label={t('basket.size_of', { name: `${name}, ${color}` })}
            options={sizes.map(({ variantId, label }) => ({
              value: variantId,
              label: t('basket.size_named', { size: label }),
            }))}
          />
        ) : (
          <input type="hidden" name="variantId" value={sizes[0]?.variantId} />
        )}
        <TextButton
          type="submit"
          alone
          size={12}
          aria-label={t('basket.gift_take_named', { name: `${name}, ${color}` })}
        >
          {t('basket.gift_take')}
        </TextButton>
      </BasketForm>
    </li>
  )
}
