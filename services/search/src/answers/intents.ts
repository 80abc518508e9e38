import type { Shop } from '@saum/domain/shops'

type Language = Shop['language']

/** What a question wants to know of its subject. */
export type Intent = 'time' | 'cost' | 'place' | 'how' | 'why' | 'remedy' | 'meaning'

type Patterns = Readonly<Record<Intent, RegExp>>

/** How each is asked for, in a question of a shopper and in a heading alike. */
const ASKED: Readonly<Record<Language, Patterns>> = {
  de: {
    time: words(
      String.raw`wann|wänn|wie ?lang\p{L}*|wie viele?n? (?:tage?n?|wochen|zeit)|bis wann|dauer\p{L}*|zeit|\p{L}*frist\p{L}*|\p{L}*(?:lieferzeit|laufzeit)\p{L}*|gültig\p{L}*|gilt|verf(?:a|ä)ll\p{L}*|ablauf\p{L}*|abläuft|schnell`,
    ),
    cost: words(
      String.raw`\p{L}*kosten|kostet|kostenlos\p{L}*|\p{L}*kostenfrei|gratis|umsonst|porto\p{L}*|wie teuer|preis\p{L}*|\p{L}*gebühr\p{L}*|wer (?:be)?zahlt|selber? (?:be)?zahlen|(?:etwas|was|extra|nachträglich) (?:be)?zahlen`,
    ),
    place: words('wo|woher|wohin|nächste[nr]?|nähe|adresse'),
    how: words(
      String.raw`wie(?! ?(?:lang|viel|hoch|teuer|oft|gro(?:ß|ss)|schnell|alt|weit))|so (?:geht|funktioniert|läuft|meldest|misst|widerrufst)|anleitung|schritt für schritt`,
    ),
    remedy: words(
      String.raw`was (?:tun|jetzt|nun|mach\p{L}*|kann ich (?:tun|machen))|kaputt\p{L}*|defekt\p{L}*|beschädigt\p{L}*|gerissen|loch|riss|fehler\p{L}*`,
    ),
    why: words('warum|wieso|weshalb'),
    meaning: words('was (?:ein|eine) .* ist|was (?:ist|bedeutet|heißt|heisst)'),
  },
  fr: {
    time: words(
      String.raw`quand|combien de (?:temps|jours|semaines)|délais?|durée|dure|date limite|jusqu.à quand|valables?|validité|expirent?|expirer|vite`,
    ),
    cost: words(
      String.raw`coûte?(?:nt)?|coûter|c.est combien|combien c.est|prix|frais|tarifs?|gratuit\p{L}*|payant\p{L}*|offerte?|qui paie|cher|chère`,
    ),
    place: words(String.raw`où|d.où|adresses?|(?:la )?plus proche|près de`),
    how: words(String.raw`comment(?! joindre)|marche à suivre|mode d.emploi`),
    remedy: words(
      'que (?:puis-je )?faire|abîmée?s?|cassée?s?|défectueu(?:x|se)|défauts?|déchirée?s?|trouée?s?|trou',
    ),
    why: words('pourquoi'),
    meaning: words('ce qu.est|que signifie|que veut dire|qu.est[- ]ce qu(?:.un|e c.est)'),
  },
  en: {
    time: words(
      String.raw`when|how (?:long|soon|fast|quickly|many (?:days|weeks))|times?|deadline|period|time limit|expir\p{L}*|valid\p{L}*`,
    ),
    cost: words(
      String.raw`costs?|how much|free|fees?|charges?|prices?|cheap\p{L}*|expensive|who pays|pay (?:for|to)|have to pay to`,
    ),
    place: words('where|nearest|near|closest|address'),
    how: words(String.raw`how(?! (?:long|soon|fast|quickly|many|much|often|old|big))`),
    remedy: words(
      'what (?:should|can) i do|what now|what if|broken|damaged|faulty|torn|ripped|hole|defective',
    ),
    why: words('why'),
    meaning: words('what (?:a|an) .* is|what (?:is|are)|what does .* mean'),
  },
}

/** How each is answered in a text. */
const TOLD: Readonly<Record<Language, Partial<Patterns>>> = {
  de: {
    time: /\d\s*(?:Werktag|Arbeitstag|Tag|Monat|Stunde|Minute|Jahr|Woche)|zwei Jahre|Öffnungszeiten|jederzeit|läuft nicht ab|verfällt nicht/u,
    cost: /€|CHF|(?:ist|sind|wird|immer) kostenlos|^kostenlos|: kostenlos|kostenfrei|portofrei|kosten?t? (?:dich )?nichts|auf unsere Kosten|tragen wir/iu,
    place: /auf der Seite|steht auf|stehen auf|im Konto unter|In deinem Konto|kommt als PDF/u,
    how: /^1\. |eingeben|(?:^|: )(?:Gib|Wähle|Öffne|Schick|Miss|Nimm) /u,
    remedy: /(?:Schick|Schreib|melde dich|Foto|ruf)(?!\p{L})/u,
  },
  fr: {
    time: /\d\s*(?:jour|mois|heure|minute|an|semaine)|deux ans|horaires|à tout moment|n’expire pas|ne se perd pas/u,
    cost: /CHF|gratuit|sans frais|à nos frais|à notre charge|ne coûte rien|offerte/u,
    place: /sur la page|Sur chaque page|figurent? sur|dans votre compte|arrive en PDF/iu,
    how: /^1\. |saisissez|(?:^|: )(?:Choisissez|Ouvrez|Envoyez|Mesurez|Prenez) /u,
    remedy: /envoyez|écrivez|contactez|photo/iu,
  },
  en: {
    time: /\d\s*(?:working day|day|month|hour|minute|year|week)|two years|opening hours|at any time|does not (?:expire|lapse)/iu,
    cost: /€|\bfree\b|costs nothing|at no cost/u,
    place: /on the page|on every product page|in your account|comes as a PDF/iu,
    how: /^1\. |(?:^|: )(?:Enter|Choose|Open|Send|Measure|Take) /iu,
    remedy: /(?:send|contact|call|photo|write to)(?!\p{L})/iu,
  },
}

export function intentsAsked(text: string, language: Language): ReadonlySet<Intent> {
  return matching(ASKED[language], text.toLowerCase())
}

export function intentsTold(text: string, language: Language): ReadonlySet<Intent> {
  return matching(TOLD[language], text)
}

function matching(patterns: Partial<Patterns>, text: string): ReadonlySet<Intent> {
  const intents = new Set<Intent>()
  for (const [intent, pattern] of Object.entries(patterns) as [Intent, RegExp][]) {
    if (pattern.test(text)) intents.add(intent)
  }
  return intents
}

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'u')
}
