/** How towns with branches are also called, by the name on their signs. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Aachen: ['Aix-la-Chapelle'],
  Basel: ['Bâle', 'Basle'],
  Bern: ['Berne'],
  Braunschweig: ['Brunswick'],
  Bremen: ['Brême'],
  Chur: ['Coire'],
  Dresden: ['Dresde'],
  'Frankfurt am Main': ['Frankfurt', 'Francfort'],
  'Freiburg im Breisgau': ['Freiburg', 'Fribourg-en-Brisgau'],
  Fribourg: ['Freiburg', 'Freiburg im Üechtland'],
  Genève: ['Genf', 'Geneva'],
  'Halle (Saale)': ['Halle'],
  Hamburg: ['Hambourg'],
  Hannover: ['Hanover', 'Hanovre'],
  'Klagenfurt am Wörthersee': ['Klagenfurt'],
  Köln: ['Cologne'],
  Konstanz: ['Constance'],
  Luzern: ['Lucerne'],
  Mainz: ['Mayence'],
  München: ['Munich'],
  Neuchâtel: ['Neuenburg'],
  Nürnberg: ['Nuremberg'],
  Regensburg: ['Ratisbonne', 'Ratisbon'],
  Saarbrücken: ['Sarrebruck'],
  Salzburg: ['Salzbourg'],
  'St. Gallen': ['Saint-Gall'],
  Thun: ['Thoune'],
  Wien: ['Vienna', 'Vienne'],
  Winterthur: ['Winterthour'],
  Zug: ['Zoug'],
}

const SHORT_FORMS: Readonly<Record<string, string>> = { sankt: 'st', saint: 'st' }

/** The words of a text so that Zürich, Zurich and Zuerich, or Sankt Gallen and St. Gallen, are one. */
export function toWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([aou])e+/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT_FORMS[word] ?? word)
}

/** Every name of a town, each as its words. */
export function townNames(city: string): string[][] {
  return [city, ...(OTHER_NAMES[city] ?? [])].map(toWords)
}

/** Whether the words hold these words one after the other. */
export function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, index) => words[start + index] === word))
}
