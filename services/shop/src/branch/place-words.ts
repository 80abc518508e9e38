/** How towns are also called, by the name on their signs. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Aachen: ['Aix-la-Chapelle'],
  Basel: ['Bâle', 'Basle'],
  Bellinzona: ['Bellenz'],
  Bern: ['Berne'],
  Biel: ['Bienne'],
  Braunschweig: ['Brunswick'],
  Bregenz: ['Brégence'],
  Bremen: ['Brême'],
  Brig: ['Brigue'],
  Bulle: ['Boll'],
  Burgdorf: ['Berthoud'],
  Chur: ['Coire'],
  Delémont: ['Delsberg'],
  Dresden: ['Dresde'],
  'Frankfurt am Main': ['Francfort'],
  'Freiburg im Breisgau': ['Fribourg-en-Brisgau'],
  Fribourg: ['Freiburg', 'Freiburg im Üechtland'],
  Genève: ['Genf', 'Geneva'],
  Glarus: ['Glaris'],
  Göttingen: ['Goettingue'],
  Hamburg: ['Hambourg'],
  Hannover: ['Hanover', 'Hanovre'],
  Koblenz: ['Coblence'],
  Konstanz: ['Constance'],
  Köln: ['Cologne'],
  Lausanne: ['Losanna'],
  Luzern: ['Lucerne'],
  Mainz: ['Mayence'],
  Martigny: ['Martinach'],
  München: ['Munich'],
  Neuchâtel: ['Neuenburg'],
  Nürnberg: ['Nuremberg'],
  Porrentruy: ['Pruntrut'],
  Regensburg: ['Ratisbonne', 'Ratisbon'],
  Saarbrücken: ['Sarrebruck'],
  Salzburg: ['Salzbourg'],
  Schaffhausen: ['Schaffhouse'],
  Sierre: ['Siders'],
  Sion: ['Sitten'],
  Solothurn: ['Soleure'],
  Speyer: ['Spire'],
  'St. Gallen': ['Saint-Gall'],
  Thun: ['Thoune'],
  Trier: ['Trèves', 'Treves'],
  Vevey: ['Vivis'],
  Visp: ['Viège'],
  Wien: ['Vienna', 'Vienne'],
  Winterthur: ['Winterthour'],
  'Yverdon-les-Bains': ['Yverdon', 'Iferten'],
  Zug: ['Zoug'],
  Zweibrücken: ['Deux-Ponts'],
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

/** Frankfurt is short for Frankfurt am Main, Halle for Halle (Saale). */
const LONG_ENDING = /(?: (?:am|an|im|in|vor|ob|bei) .*| \(.*\))$/

/** A few hundred towns are looked through for every search. */
const known = new Map<string, string[][]>()
const MAX_KNOWN = 5_000

/** Every name of a town, each as its words. */
export function townNames(city: string): string[][] {
  const names = known.get(city) ?? readNames(city)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(city, names)
  return names
}

function readNames(city: string): string[][] {
  const short = city.replace(LONG_ENDING, '')
  return [...new Set([city, short, ...(OTHER_NAMES[city] ?? [])])].map(toWords)
}

/** Whether the words hold these words one after the other. */
export function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, index) => words[start + index] === word))
}
