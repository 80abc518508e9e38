import { useShopText } from '#app/messages/shop-text.tsx'
import { Badge, StockNote } from '#app/ui/badge.tsx'
import { Price } from '#app/ui/price.tsx'
import { Swatches } from '#app/ui/swatches.tsx'
import { Part, State } from './part.tsx'
import { sampleSwatches } from './sample-goods.ts'
import styles from './workshop.module.css'

export function PricePart() {
  const { shop } = useShopText()
  const price = (cents: number) => ({ cents, currency: shop.currency })
  return (
    <Part title="Preis und Bestand">
      <State name="Regulär">
        <Price now={price(89_95)} />
      </State>
      <State name="Ab">
        <Price now={price(119_95)} from />
      </State>
      <State name="Reduziert">
        <Price now={price(87_95)} before={price(109_95)} />
      </State>
      <State name="Ausverkauft">
        <Price now={price(149_95)} note="Ausverkauft" />
      </State>
      <State name="Groß">
        <Price now={price(249_95)} size="large" />
      </State>
      <State name="Groß, reduziert">
        <Price now={price(1_187_95)} before={price(1_409_95)} size="large" />
      </State>
      <State name="Bestand">
        <StockNote state="in-stock">Auf Lager</StockNote>
        <StockNote state="low">Noch 2</StockNote>
        <StockNote state="sold-out">In deiner Größe ausverkauft</StockNote>
      </State>
      <State name="Marken">
        <div className={styles.row}>
          <Badge>Neu</Badge>
          <Badge tone="sale">Sale</Badge>
        </div>
      </State>
      <State name="Farben">
        <Swatches swatches={sampleSwatches(6)} />
      </State>
      <State name="Farben, Zeigen" show="hover">
        <Swatches swatches={sampleSwatches(4)} />
      </State>
      <State name="Farben, Fokus" show="focus">
        <Swatches swatches={sampleSwatches(2)} />
      </State>
    </Part>
  )
}
