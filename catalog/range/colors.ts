import type { Wording } from './style.ts'

interface Color {
  id: number
  hex: string
  label: Wording
}

export const COLORS = {
  weiss: { id: 203, hex: '#F6F4F0', label: { de: 'Weiß', fr: 'Blanc', en: 'White' } },
  wollweiss: {
    id: 204,
    hex: '#EFEAE0',
    label: { de: 'Wollweiß', fr: 'Blanc laine', en: 'Off-white' },
  },
  ecru: { id: 205, hex: '#E2D9C6', label: { de: 'Ecru', 'de-CH': 'Écru', fr: 'Écru', en: 'Ecru' } },
  sand: { id: 206, hex: '#CBBCA5', label: { de: 'Sand', fr: 'Sable', en: 'Sand' } },
  kamel: { id: 209, hex: '#A98A66', label: { de: 'Kamel', fr: 'Camel', en: 'Camel' } },
  cognac: { id: 210, hex: '#7A5136', label: { de: 'Cognac', fr: 'Cognac', en: 'Cognac' } },
  mokka: { id: 208, hex: '#6B5547', label: { de: 'Mokka', fr: 'Moka', en: 'Mocha' } },
  espresso: { id: 211, hex: '#3A2F2A', label: { de: 'Espresso', fr: 'Espresso', en: 'Espresso' } },
  schwarz: { id: 200, hex: '#1B1B1D', label: { de: 'Schwarz', fr: 'Noir', en: 'Black' } },
  anthrazit: {
    id: 212,
    hex: '#45464B',
    label: { de: 'Anthrazit', fr: 'Anthracite', en: 'Charcoal' },
  },
  graumeliert: {
    id: 213,
    hex: '#9B9B9C',
    label: { de: 'Graumeliert', fr: 'Gris chiné', en: 'Grey melange' },
  },
  marine: { id: 202, hex: '#232838', label: { de: 'Marine', fr: 'Marine', en: 'Navy' } },
  rauchblau: {
    id: 228,
    hex: '#8495A6',
    label: { de: 'Rauchblau', fr: 'Bleu fumé', en: 'Smoke blue' },
  },
  himmel: {
    id: 227,
    hex: '#B9C8D6',
    label: { de: 'Hellblau', fr: 'Bleu clair', en: 'Light blue' },
  },
  salbei: { id: 224, hex: '#939C89', label: { de: 'Salbei', fr: 'Sauge', en: 'Sage' } },
  oliv: { id: 225, hex: '#5A5A45', label: { de: 'Oliv', fr: 'Olive', en: 'Olive' } },
  bordeaux: { id: 215, hex: '#572430', label: { de: 'Bordeaux', fr: 'Bordeaux', en: 'Burgundy' } },
  indigo: { id: 232, hex: '#323D4F', label: { de: 'Indigo', fr: 'Indigo', en: 'Indigo' } },
  hellblau: {
    id: 234,
    hex: '#9AABBC',
    label: { de: 'Hellblau gewaschen', fr: 'Bleu clair délavé', en: 'Washed light blue' },
  },
  denimschwarz: {
    id: 235,
    hex: '#2A2A2E',
    label: { de: 'Schwarz gewaschen', fr: 'Noir délavé', en: 'Washed black' },
  },
  streifen: {
    id: 301,
    hex: '#B5C3D3',
    label: { de: 'Hellblau gestreift', fr: 'Rayé bleu clair', en: 'Light blue stripe' },
  },
  breton: {
    id: 302,
    hex: '#EDE8DD',
    label: {
      de: 'Wollweiß, marine gestreift',
      fr: 'Blanc laine rayé marine',
      en: 'Off-white with navy stripes',
    },
  },
  bretonschwarz: {
    id: 303,
    hex: '#1E1E20',
    label: { de: 'Schwarz, ecru gestreift', fr: 'Noir rayé écru', en: 'Black with ecru stripes' },
  },
  glencheck: {
    id: 304,
    hex: '#9A9389',
    label: { de: 'Glencheck', fr: 'Prince-de-galles', en: 'Glen check' },
  },
  tupfen: {
    id: 305,
    hex: '#242225',
    label: { de: 'Schwarz getupft', fr: 'Noir à pois', en: 'Black with dots' },
  },
  blumen: {
    id: 306,
    hex: '#23272F',
    label: { de: 'Nachtblau geblümt', fr: 'Bleu nuit à fleurs', en: 'Midnight floral' },
  },
} as const satisfies Record<string, Color>

export type ColorKey = keyof typeof COLORS
