/** The language of a locale; English where it names none of two letters. */
export function languageOf(locale: string): string {
  const [language = ''] = locale.split('-')
  return language.length === 2 ? language : 'en'
}
