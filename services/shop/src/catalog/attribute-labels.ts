import type { AttributeGroup } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'

type Language = Shop['language']

/** How the groups we know are called; numbers stay for good. */
const ATTRIBUTES: Readonly<Record<string, { id: number } & Record<Language, string>>> = {
  name: { id: 1, de: 'Name', fr: 'Nom', en: 'Name' },
  brand: { id: 2, de: 'Marke', fr: 'Marque', en: 'Brand' },
  color: { id: 3, de: 'Farbe', fr: 'Couleur', en: 'Colour' },
  colorHex: { id: 4, de: 'Farbwert', fr: 'Code couleur', en: 'Colour value' },
  colorDetail: { id: 5, de: 'Farbe', fr: 'Couleur', en: 'Colour' },
  shopSize: { id: 6, de: 'Größe', fr: 'Taille', en: 'Size' },
  colorFamily: { id: 7, de: 'Farbfamilie', fr: 'Famille de couleurs', en: 'Colour family' },
  category: { id: 8, de: 'Kategorie', fr: 'Catégorie', en: 'Category' },
  campaign: { id: 9, de: 'Aktion', fr: 'Campagne', en: 'Campaign' },
  promotion: { id: 10, de: 'Vorteil', fr: 'Avantage', en: 'Offer' },
  storefrontBadge: { id: 11, de: 'Hinweis', fr: 'Mention', en: 'Badge' },
  seasonMonth: { id: 12, de: 'Saisonmonat', fr: 'Mois de la saison', en: 'Season month' },
  seasonYear: { id: 13, de: 'Saisonjahr', fr: 'Année de la saison', en: 'Season year' },
  productSetItems: { id: 14, de: 'Teile des Sets', fr: 'Pièces de l’ensemble', en: 'Set items' },
  fit: { id: 15, de: 'Passform', fr: 'Coupe', en: 'Fit' },
  length: { id: 16, de: 'Länge', fr: 'Longueur', en: 'Length' },
  sleeve: { id: 17, de: 'Ärmel', fr: 'Manches', en: 'Sleeves' },
  neckline: { id: 18, de: 'Ausschnitt', fr: 'Encolure', en: 'Neckline' },
  pattern: { id: 19, de: 'Muster', fr: 'Motif', en: 'Pattern' },
  material: { id: 20, de: 'Material', fr: 'Matière', en: 'Material' },
  occasion: { id: 21, de: 'Anlass', fr: 'Occasion', en: 'Occasion' },
  styleName: { id: 22, de: 'Modell', fr: 'Modèle', en: 'Style' },
  store: { id: 23, de: 'In der Filiale', fr: 'En magasin', en: 'In store' },
  subscriptionEligibility: { id: 24, de: 'Abo', fr: 'Abonnement', en: 'Subscription' },
  subscriptionAvailableIntervals: { id: 25, de: 'Abstand', fr: 'Rythme', en: 'Interval' },
  subscriptionTerm: { id: 26, de: 'Laufzeit', fr: 'Durée', en: 'Term' },
  subscriptionCancellationPolicy: {
    id: 27,
    de: 'Kündigung',
    fr: 'Résiliation',
    en: 'Cancellation',
  },
  size: { id: 28, de: 'Größe', fr: 'Taille', en: 'Size' },
}

/** What a group is called; an import may bring groups of its own, which are known by their key alone. */
export function attributeName(key: string, language: Language): string {
  return ATTRIBUTES[key]?.[language] ?? key
}

export function toAttribute(
  key: string,
  language: Language,
  values: AttributeGroup['values'],
): AttributeGroup {
  const known = ATTRIBUTES[key]
  return {
    id: known?.id ?? 0,
    key,
    label: attributeName(key, language),
    type: key,
    multiSelect: Array.isArray(values),
    values,
  }
}
