const ABSOLUTE = /^(\d{4})\/(\d\d)\/(\d\d)@(\d\d:\d\d:\d\d)$/
/** The period, the amount and the unit of all but now. */
export const RELATIVE_DATE =
  /^(?:now|(past|next)-0*([1-9]\d{0,5})-(minute|hour|day|week|month|quarter|year))$/i
/** The provider knows no earlier year. */
const EARLIEST = '1401'

/** Whether a text is a date the provider understands: `YYYY/MM/DD@HH:mm:ss`, `now` or `past-1-week`. */
export function isDateText(text: string): boolean {
  return RELATIVE_DATE.test(text) || isAbsoluteDate(text)
}

/** Only days and hours that exist: the thirtieth of February is none. */
export function isAbsoluteDate(text: string): boolean {
  const iso = text.replace(ABSOLUTE, '$1-$2-$3T$4')
  const time = iso === text || text < EARLIEST ? Number.NaN : Date.parse(`${iso}Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
}
