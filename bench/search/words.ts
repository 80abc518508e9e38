/** German words a fashion shop writes with; compounds of the first two lists make the long tail. */
export const MODIFIERS = words(`
  Sommer Winter Abend Baumwoll Leinen Seiden Woll Kaschmir Samt Cord Jeans Leder Spitzen Strick Blumen
  Streifen Karo Punkt Blüten Falten Wickel Maxi Mini Midi Träger Kapuzen Knopf Zopf Rippen Feinstrick
  Merino Viskose Chiffon Satin Tüll Jersey Fleece Daunen Stepp Regen Wind Wander Lauf Sport Reise Büro
  Hochzeits Fest Cocktail Strand Bade Haus Schlaf Kinder Umstands Trachten Motorrad Piloten Feld Parka
  Trench Dufflecoat Loden Flanell Batist Popeline Oxford Pikee Velours Wildleder Nappa Lack Plateau Keil
  Block Schnür Riemen Kreuz Rund Stufen Teller Bleistift Glocken Ballon Fledermaus Puff Trompeten Bund
  Schlag Karotten Röhren Chino Cargo Arbeits Latzhosen Jogging Yoga Radler Golf Tennis Segel Ski Alpin
  Land Stadt Garten Küchen Bett Sofa Tisch Kissen Decken Bade Sauna Kamin Vintage Retro Öko Bio Recycling
  Patchwork Mosaik Paisley Batik Animal Leoparden Zebra Camouflage Metallic Pailletten Perlen Fransen
  Quasten Schleifen Rüschen Volant Bändchen Nieten Ösen Stern Herz Mond Wolken Vogel Blatt Palmen`)

export const HEADS = words(`
  kleid bluse hose rock mantel jacke pullover hemd shirt weste top blazer anzug overall cardigan poncho
  schal tuch mütze hut gürtel handschuh tasche rucksack beutel schuh stiefel sandale stiefelette sneaker
  pumps slipper strumpf socke leggings shorts bermuda tunika kimono pyjama nachthemd bademantel body slip
  bikini badeanzug decke kissen bezug vorhang teppich laken handtuch schürze lampe vase schale kerze
  kragen ärmel tasche bund saum futter naht knopf stoff muster schnitt ausschnitt besatz`)

export const ADJECTIVES = words(`
  locker leicht warm weich fein elegant sportlich klassisch modern zeitlos lässig schmal weit gerade
  lang kurz tailliert ausgestellt gefüttert gesteppt bestickt bedruckt gestreift kariert gepunktet
  geblümt gewaschen glänzend matt transparent elastisch atmungsaktiv wasserdicht winddicht nachhaltig
  bequem robust edel festlich verspielt schlicht kräftig dezent samtig flauschig kuschelig luftig
  fließend asymmetrisch rückenfrei schulterfrei ärmellos knielang bodenlang hüftlang oversized`)

export const FILLERS = words(`
  mit und aus für der die das ein eine in zu von auf ist sich im zum dem den passt sitzt fällt lässt
  bietet macht sorgt durch über unter neben bei nach wie auch sehr besonders angenehm perfekt ideal`)

export const STYLE_NAMES = words(`
  Alma Berta Clara Dora Edda Frida Greta Hanna Ida Jette Karla Lotte Marta Nora Olga Paula Rosa Selma
  Thea Ulla Vera Wanda Yola Zita Anton Bruno Carl David Emil Fritz Gustav Hugo Ivo Jakob Karl Linus
  Max Nils Oskar Paul Quentin Ruben Simon Theo Udo Viktor Willi Xaver York Zeno`)

export const COLORS = words(`
  schwarz weiß rot blau grün gelb braun grau rosa lila orange beige creme türkis petrol khaki oliv
  bordeaux koralle lachs mint senf rost anthrazit marine silber gold kupfer flieder aubergine`)

export const SIZES = words(`
  XXS XS S M L XL XXL 32 34 36 38 40 42 44 46 48 50 52 54 56 92 104 116 128 140`)

export const MATERIALS = words(`
  Baumwolle Leinen Seide Wolle Kaschmir Viskose Polyester Elasthan Leder Wildleder Denim Cord Samt
  Fleece Lyocell Modal Mohair Alpaka Hanf Polyamid`)

export const SEASONS = words(`
  Frühling Sommer Herbst Winter Ganzjährig Übergang Festtage Urlaub`)

export const DEPARTMENTS = words('Damen Herren Kinder Wohnen')

export const GROUPS = words('Kleider Oberteile Hosen Jacken Schuhe Zubehör')

export const LABELS = ['regular', 'sale', 'new'] as const

const SYLLABLES = words(
  'ba be bi bo da de di fa fe ga gi ka ki la le li lo ma me mi na ne no ra re ri ro sa si so ta te ti va vi za',
)

/** Makes up a name from a number; no two numbers below 40,000 share one. */
export function inventName(number: number): string {
  let rest = number
  let name = ''
  for (let position = 0; position < 3; position++) {
    name += SYLLABLES[rest % SYLLABLES.length] ?? ''
    rest = Math.floor(rest / SYLLABLES.length)
  }
  return name.charAt(0).toUpperCase() + name.slice(1) + 'n'
}

function words(text: string): readonly string[] {
  return [...new Set(text.trim().split(/\s+/))]
}
