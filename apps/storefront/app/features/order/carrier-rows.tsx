import type { Parcel } from '@saum/contract/order'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Row } from '#app/ui/rows.tsx'

/** Whether the carrier knows one of them already. */
export function isFollowed({ trackingNumber }: Parcel): boolean {
  return trackingNumber !== null
}

/** Rows that lead to the carrier's own page, for what can be followed there. */
export function CarrierRows({ parcels }: { parcels: readonly Parcel[] }) {
  const { t } = useShopText()
  return parcels.filter(isFollowed).map((parcel) => {
    const { id, trackingNumber, trackingUrl, carrierName } = parcel
    if (trackingUrl === null) {
      return (
        <Row key={id} end={trackingNumber}>
          {carrierName}
        </Row>
      )
    }
    return (
      <Row key={id} href={trackingUrl} leadsTo="site">
        {t('track.carrier_link', { trackingNumber: trackingNumber ?? '', carrier: carrierName })}
      </Row>
    )
  })
}
