/** How the postcodes of a country are written: `#` a digit, `@` a letter, `*` either. */
interface PostcodeForm {
  form: string
  /** Written before it, such as `LV-`. */
  prefix?: string
  example: string
}

const FORMS: ReadonlyMap<string, PostcodeForm> = new Map(
  Object.entries<PostcodeForm>({
    AT: { form: '####', example: '1010' },
    BE: { form: '####', example: '1000' },
    BG: { form: '####', example: '1000' },
    CH: { form: '####', example: '8001' },
    CY: { form: '####', example: '1010' },
    CZ: { form: '### ##', example: '110 00' },
    DE: { form: '#####', example: '10115' },
    DK: { form: '####', example: '1050' },
    EE: { form: '#####', example: '10111' },
    ES: { form: '#####', example: '28001' },
    FI: { form: '#####', example: '00100' },
    FR: { form: '#####', example: '75001' },
    GR: { form: '### ##', example: '105 57' },
    HR: { form: '#####', example: '10000' },
    HU: { form: '####', example: '1011' },
    IE: { form: '@#* ****', example: 'D02 X285' },
    IT: { form: '#####', example: '00184' },
    LT: { form: '#####', prefix: 'LT-', example: 'LT-01100' },
    LU: { form: '####', example: '1111' },
    LV: { form: '####', prefix: 'LV-', example: 'LV-1010' },
    MT: { form: '@@@ ####', example: 'VLT 1117' },
    NL: { form: '#### @@', example: '1012 AB' },
    PL: { form: '##-###', example: '00-950' },
    PT: { form: '####-###', example: '1000-205' },
    RO: { form: '######', example: '010011' },
    SE: { form: '### ##', example: '111 20' },
    SI: { form: '####', example: '1000' },
    SK: { form: '### ##', example: '811 01' },
  }),
)

const SIGNS: Readonly<Record<string, string>> = { '#': '\\d', '@': '[A-Z]', '*': '[A-Z\\d]' }

/**
 * The postcode as its country writes it, however it was typed (`d-10115`, `1012ab`, `00950`); `null` for
 * what is none there.
 */
export function toPostcode(typed: string, countryCode: string): string | null {
  const known = FORMS.get(countryCode)
  if (known === undefined) return null
  const { form, prefix = '' } = known
  const signs = withoutMark(typed.toUpperCase(), form).replaceAll(/[\s.-]/g, '')
  const isRight = new RegExp(`^${toPattern(form.replaceAll(/[ -]/g, ''))}$`).test(signs)
  return isRight ? prefix + spread(signs, form) : null
}

/** What a field for it accepts and shows as an example. */
export function postcodeHint(
  countryCode: string,
): { example: string; isNumeric: boolean; maxLength: number } | null {
  const known = FORMS.get(countryCode)
  if (known === undefined) return null
  const { form, prefix = '', example } = known
  // Room for whoever writes the mark of the country before it.
  const maxLength = Math.max(form.length + 3, form.length + prefix.length)
  return { example, isNumeric: /^#+$/.test(form) && prefix === '', maxLength }
}

/** `D-10115` and `LV-1010`: the mark of the country is no part of a code that begins with a digit. */
function withoutMark(typed: string, form: string): string {
  return form.startsWith('#') ? typed.trim().replace(/^[A-Z]{1,3}[\s-]*(?=\d)/, '') : typed
}

function toPattern(form: string): string {
  return form.replaceAll(/[#@*]/g, (sign) => SIGNS[sign] ?? sign)
}

function spread(signs: string, form: string): string {
  let next = 0
  return form.replaceAll(/[#@*]/g, () => signs.charAt(next++))
}

/** The same as a pattern for a field in a browser. */
export function postcodePattern(countryCode: string): string | null {
  const known = FORMS.get(countryCode)
  if (known === undefined) return null
  const signs = known.form
    .replaceAll(/[ -]/g, '')
    .replaceAll(/[#@*]/g, (sign) => `${FIELD_SIGNS[sign]}[\\s.\\-]*`)
  const mark = known.form.startsWith('#') ? '(?:[A-Za-z]{1,3}[\\s\\-]*)?' : ''
  return `\\s*${mark}${signs}`
}

const FIELD_SIGNS: Readonly<Record<string, string>> = {
  '#': '\\d',
  '@': '[A-Za-z]',
  '*': '[A-Za-z\\d]',
}
