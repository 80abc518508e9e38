/** Why something comes back. Here and not in the contract: the page needs the words and no parser. */
export const RETURN_REASONS = [
  'too_small',
  'too_large',
  'different',
  'quality',
  'wrong_item',
  'late',
  'unwanted',
  'none',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** How it comes back. */
export const RETURN_METHODS = ['label_pdf', 'qr', 'store'] as const
export type ReturnMethod = (typeof RETURN_METHODS)[number]
