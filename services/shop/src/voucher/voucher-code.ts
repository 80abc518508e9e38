/** As a code is kept and compared: what people type differs in case, and mails break it apart. */
export function toVoucherCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Cf}]/gu, '').toUpperCase()
}
