/** Every drawing in `public/icons.v1.svg`; the sprite is cached for ever, so a change needs `.v2`. */
export const INTERFACE_ICONS = [
  'search',
  'account',
  'heart',
  'basket',
  'menu',
  'close',
  'down',
  'up',
  'right',
  'left',
  'arrow',
  'back',
  'plus',
  'minus',
  'check',
  'filter',
  'info',
  'alert',
  'clock',
  'download',
  'mail',
  'phone',
  'share',
  'external',
  'zoom',
  'eye',
  'eye-off',
  'play',
  'pause',
  'stop',
  'pin',
  'store',
  'truck',
  'return',
  'card',
  'gift',
  'tape',
  'hem',
] as const

export const CARE_ICONS = [
  'care-wash-30',
  'care-wash-40',
  'care-wash-60',
  'care-wash-hand',
  'care-wash-not',
  'care-bleach',
  'care-bleach-not',
  'care-tumble',
  'care-tumble-not',
  'care-iron-low',
  'care-iron-medium',
  'care-iron-high',
  'care-iron-not',
  'care-clean',
  'care-clean-not',
] as const

export const PAYMENT_ICONS = [
  'pay-invoice',
  'pay-prepayment',
  'pay-paypal',
  'pay-visa',
  'pay-mastercard',
  'pay-twint',
  'pay-gift-card',
] as const

export const FLAG_ICONS = ['flag-de', 'flag-at', 'flag-ch', 'flag-eu'] as const

export const ICON_NAMES = [
  ...INTERFACE_ICONS,
  ...CARE_ICONS,
  ...PAYMENT_ICONS,
  ...FLAG_ICONS,
] as const

export type IconName = (typeof ICON_NAMES)[number]
export type CareIconName = (typeof CARE_ICONS)[number]
