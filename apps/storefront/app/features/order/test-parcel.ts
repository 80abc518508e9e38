import type { OrderEvent, Parcel } from '@saum/contract/order'

export function aParcel(changes: Partial<Parcel> = {}): Parcel {
  return {
    id: 1,
    carrierKey: 'dhl',
    carrierName: 'DHL',
    trackingNumber: null,
    trackingUrl: null,
    deliveryDate: { minimum: '2026-11-18', maximum: '2026-11-20' },
    status: 'open',
    shippedAt: null,
    deliveredAt: null,
    ...changes,
  }
}

export function anEvent(kind: OrderEvent['kind'], day: string, parcelId?: number): OrderEvent {
  return { kind, at: `2026-11-${day}T10:00:00.000Z`, parcelId: parcelId ?? null }
}
