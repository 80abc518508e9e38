/** Every drawing in `public/icons.v2.svg`; the sprite is cached for ever, so a change needs `.v3`. */
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
  'care-wash-60',
  'care-wash-40',
  'care-wash-30',
  'care-wash-30-gentle',
  'care-wash-30-wool',
  'care-wash-hand',
  'care-wash-no',
  'care-bleach',
  'care-bleach-oxygen',
  'care-bleach-no',
  'care-dry-tumble-low',
  'care-dry-tumble',
  'care-dry-tumble-no',
  'care-dry-line',
  'care-dry-flat',
  'care-iron-low',
  'care-iron-medium',
  'care-iron-high',
  'care-iron-no',
  'care-pro-p',
  'care-pro-p-gentle',
  'care-pro-w',
  'care-pro-no',
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

/** Whether there is a drawing with this name: content may ask for any. */
export function isIcon(name: string): name is IconName {
  return (ICON_NAMES as readonly string[]).includes(name)
}

/** Whether there is a drawing of ours for a care sign. */
export function isCareIcon(name: string): name is CareIconName {
  return (CARE_ICONS as readonly string[]).includes(name)
}
