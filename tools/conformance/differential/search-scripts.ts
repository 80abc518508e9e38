import { onValue, sameAddress, type Script } from './script.ts'

const SUBMIT = { do: 'submit' } as const
const type = (text: string) => ({ do: 'type', text }) as const

/** What shoppers do with a search. */
export const SEARCH_SCRIPTS: readonly Script[] = [
  {
    title: 'a word is typed, completed and searched for',
    page: 'search',
    steps: [
      type('kle'),
      { do: 'suggest' },
      { do: 'pickSuggestion', index: 0 },
      { do: 'nextPage' },
      type(''),
      { do: 'suggest' },
    ],
  },
  {
    title: 'a new query forgets the filters, unless they are kept',
    page: 'search',
    steps: [
      type('kleid'),
      SUBMIT,
      onValue('toggle', 'ec_color', 0),
      { do: 'nextPage' },
      type('bluse'),
      SUBMIT,
      onValue('toggle', 'ec_color', 1),
      type('hose'),
      { do: 'submitKeeping' },
    ],
  },
  {
    title: 'values of facets are suggested with their addresses',
    page: 'search',
    steps: [
      type('kle'),
      { do: 'suggestValues', facetId: 'ec_category', text: 'kleid' },
      { do: 'suggestValues', facetId: 'ec_color', text: 'bluse' },
    ],
  },
  {
    title: 'values of facets are suggested after a search as well',
    page: 'search',
    steps: [type('kleid'), SUBMIT, { do: 'suggestValues', facetId: 'ec_color', text: 'bluse' }],
  },
  {
    title: 'an empty search and one that finds nothing',
    page: 'search',
    steps: [{ do: 'load' }, type('qqxxyyzzvw'), SUBMIT, type('  '), SUBMIT],
  },
  {
    title: 'a mistyped word is corrected',
    page: 'search',
    steps: [type('bluuse'), SUBMIT, { do: 'sort', index: 1 }, { do: 'fetchMore' }],
  },
  {
    title: 'a rule asks for another word, which is taken back',
    page: 'search',
    steps: [
      type('rolli'),
      SUBMIT,
      { do: 'undoTrigger' },
      { do: 'sort', index: 1 },
      type('rolli'),
      SUBMIT,
    ],
  },
  {
    title: 'a rule says something, and another leads away',
    page: 'search',
    steps: [type('kaschmir'), SUBMIT, type('agb'), SUBMIT, type('kleid'), SUBMIT],
  },
  {
    title: 'instant products follow the text and are remembered',
    page: 'search',
    steps: [
      { do: 'instant', text: 'mant' },
      { do: 'instant', text: 'blu' },
      { do: 'instant', text: 'mant' },
      { do: 'instant', text: '' },
    ],
  },
  {
    title: 'a standalone box knows where to lead',
    page: 'search',
    steps: [{ do: 'typeAlone', text: 'agb' }, { do: 'plan' }],
  },
  {
    title: 'a standalone box leads to the results',
    page: 'search',
    steps: [{ do: 'typeAlone', text: 'kleid' }, { do: 'plan' }],
  },
  {
    title: 'queries that found something are remembered and searched again',
    page: 'search',
    steps: [
      type('Kleid'),
      SUBMIT,
      type('bluse'),
      SUBMIT,
      type('qqxxyyzzvw'),
      SUBMIT,
      { do: 'recall', index: 1 },
      { do: 'recall', index: 0 },
    ],
  },
  {
    title: 'a typed price does not narrow the next query',
    page: 'search',
    steps: [
      type('kleid'),
      SUBMIT,
      { do: 'typeRange', facetId: 'ec_price', start: 20, end: 60 },
      type('bluse'),
      SUBMIT,
    ],
  },
  {
    title: 'the address of a search restores it',
    page: 'search',
    steps: [
      { do: 'followAddress', fragment: 'q=rote%20bluse&page=1&perPage=6' },
      sameAddress,
      { do: 'followAddress', fragment: 'q=kleid&f-ec_color=Blau&mnf-ec_price=20...200' },
      { do: 'followAddress', fragment: '' },
    ],
  },
  {
    title: 'values are searched among the products of a query',
    page: 'search',
    steps: [type('kleid'), SUBMIT, { do: 'searchFacet', facetId: 'ec_color', text: 'b' }],
  },
]
