/** What we read of a node of the browser's accessibility tree. */
export interface AxNode {
  nodeId: string
  ignored: boolean
  role?: AxValue
  name?: AxValue
  value?: AxValue
  description?: AxValue
  properties?: { name: string; value: AxValue }[]
  childIds?: string[]
  backendDOMNodeId?: number
  /** The page, step or color of several that is shown; not a property of the browser's tree. */
  isCurrent?: boolean
}

interface AxValue {
  value?: string | number | boolean
}

/** The words of a German screen reader, in short. */
const ROLES: Readonly<Record<string, string>> = {
  alert: 'Warnung',
  alertdialog: 'Dialog',
  article: 'Artikel',
  banner: 'Kopfbereich',
  button: 'Schaltfläche',
  checkbox: 'Kontrollkästchen',
  combobox: 'Auswahlfeld',
  complementary: 'Ergänzung',
  Date: 'Datumsfeld',
  contentinfo: 'Fußbereich',
  dialog: 'Dialog',
  DisclosureTriangle: 'Schaltfläche',
  DisclosureTriangleGrouped: 'Schaltfläche',
  form: 'Formular',
  group: 'Gruppe',
  heading: 'Überschrift',
  image: 'Bild',
  link: 'Link',
  list: 'Liste',
  listbox: 'Liste',
  main: 'Hauptbereich',
  navigation: 'Navigation',
  option: 'Eintrag',
  progressbar: 'Fortschritt',
  radio: 'Optionsfeld',
  radiogroup: 'Gruppe',
  region: 'Bereich',
  search: 'Suche',
  searchbox: 'Suchfeld',
  slider: 'Schieberegler',
  switch: 'Schalter',
  table: 'Tabelle',
  textbox: 'Eingabefeld',
}

/** Only said of what a shopper chooses or types. */
const VALUED = new Set(['combobox', 'Date', 'searchbox', 'slider', 'textbox'])

type Words = Readonly<Record<string, string>>

const STATES: Readonly<Record<string, Words>> = {
  checked: { true: 'aktiviert', false: 'nicht aktiviert', mixed: 'teilweise aktiviert' },
  pressed: { true: 'gedrückt', false: 'nicht gedrückt' },
  expanded: { true: 'ausgeklappt', false: 'eingeklappt' },
  hasPopup: { dialog: 'öffnet Dialog' },
  selected: { true: 'ausgewählt' },
  disabled: { true: 'nicht verfügbar' },
  required: { true: 'erforderlich' },
  invalid: { true: 'ungültig' },
}

export function textOf(value: AxValue | undefined): string {
  return String(value?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function roleOf({ role }: AxNode): string {
  return textOf(role)
}

/** Name, role, value, states and description: «Suche öffnen, Schaltfläche, öffnet Dialog». */
export function phraseOf(node: AxNode): string {
  const role = roleOf(node)
  const value = VALUED.has(role) ? textOf(node.value) : ''
  const parts = [textOf(node.name), spokenRole(node), value, ...statesOf(node)]
  return [...parts, textOf(node.description)].filter((part) => part !== '').join(', ')
}

function spokenRole(node: AxNode): string {
  const role = roleOf(node)
  const level = role === 'heading' ? propertyOf(node, 'level') : ''
  return [ROLES[role] ?? '', level].filter((part) => part !== '').join(' ')
}

function statesOf(node: AxNode): string[] {
  const states = Object.entries(STATES).map(([state, words]) => words[propertyOf(node, state)])
  return [...states, node.isCurrent && 'aktuell'].map((words) => words || '')
}

function propertyOf({ properties = [] }: AxNode, name: string): string {
  return textOf(properties.find((property) => property.name === name)?.value)
}

/** The node with another value of a state, if it has that state at all. */
export function withState(node: AxNode, state: string, value: boolean): AxNode {
  const properties = node.properties?.map((property) =>
    property.name === state ? { name: state, value: { value } } : property,
  )
  return properties ? { ...node, properties } : node
}
