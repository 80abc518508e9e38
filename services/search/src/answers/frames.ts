import type { Shop } from '@saum/domain/shops'

type Language = Shop['language']
type Frame = readonly [asked: RegExp, meant: string]

/**
 * Ways of asking that name their subject with words no page has for it, and what is meant. The first
 * that fits counts.
 */
const FRAMES: Readonly<Record<Language, readonly Frame[]>> = {
  de: [
    [
      /(?:wo (?:ist|bleibt|steckt)|was ist mit) (?:denn |jetzt )?(?:mein|die|das)\p{L}* (?:paket|bestellung|sendung|päck\p{L}*|lieferung)/u,
      'bestellung verfolgen sendungsnummer',
    ],
    [
      /(?:paket|sendung|bestellung|lieferung)\b(.*)(?:nicht|nie) (?:da|an|gekommen|erhalten|bekommen|angekommen|geliefert)(?!\p{L})|warte\b(.*)auf\b(.*)(?:paket|sendung|bestellung|lieferung)|(?:paket|sendung|bestellung) (?:fehlt|weg|verloren)/u,
      'paket nicht angekommen',
    ],
    [
      /(?:wann|wänn|wie lang|uhr|heute|morgen|wochenende|(?:mon|diens|donners|frei|sams|sonn|feier)tag|mittwoch)(.*)(?<!\p{L})(?:ge)?(?:öffnet|offen|öffnen|schließt|schliesst|schließen|aufmachen|aufmacht)(?!\p{L})|^öffnungszeiten\W*$/u,
      'öffnungszeiten filiale',
    ],
    [
      /woher (?:komm|stamm)\p{L}*|(?:wo|wer|in welche\p{L}* l(?:a|ä)nd\p{L}*)(.*)(?:hergestellt|genäht|produziert|gefertigt|gemacht)/u,
      'betrieb verantwortung',
    ],
    [
      /(?:andere[nr]?|größere[nr]?|grössere[nr]?|kleinere[nr]?) größe|zu (?:klein|groß|gross|eng|weit)|passt (?:mir )?nicht|eine nummer (?:größer|kleiner)/u,
      'größe tauschen',
    ],
    [
      /(?:fallen|fällt|ausfallen)\b(.*)(?:klein|groß|gross|weit|eng|normal)/u,
      'größe klein normal weit ausfällt',
    ],
    [
      /(?:mensch|jemand|mitarbeiter|berater)\p{L}* (?:reden|sprechen|telefonieren)|(?:reden|sprechen) mit|(?:telefon|eure |deine )nummer|ruf(?:e|en)? (?:ich )?(?:euch )?an/u,
      'kontakt erreichen telefon',
    ],
    [/geld\b(.*)(?:zurück|wieder|konto)|rückerstatt\p{L}*|erstattung/u, 'geld zurück erstattung'],
    [
      /(?:falsche|verkehrte|alte) (?:liefer)?adresse|adresse (?:ist )?falsch/u,
      'falsche adresse angegeben',
    ],
    [
      /(?:bei euch|für euch|bei saum) (?:arbeiten|anfangen|jobben)|(?:freie|offene) (?:stelle|job)\p{L}*/u,
      'bewerbung stelle ausgeschrieben',
    ],
    [/(?:ein|an)loggen|nicht anmelden/u, 'passwort vergessen anmelden'],
    [/auf rechnung (?:be)?(?:zahlen|kaufen|stellen)/u, 'kauf auf rechnung'],
    [/wo (?:gibt es|finde ich|seid|sind) (?:euch|ihr)(?!\p{L})/u, 'nächste filiale'],
    [/nur (?:die hälfte|ein teil|eine hälfte)/u, 'zwei paketen'],
    [/(?:nehmt|akzeptiert) ihr (.*?)\p{L}*karte\p{L}*/u, 'zahlungsarten kreditkarte'],
    [
      /geschenk\p{L}*(.*)(?:ver|ein)\p{L}*pack\p{L}*|pack\p{L}*(.*)geschenk\p{L}*(.*?)(?: ein)?(?=\W*$)/u,
      'geschenkverpackung',
    ],
    [
      /(?:was|wie) (?:bringt|kann|ist|geht)\b(.*)abo(?:nnement)?(?!\p{L})/u,
      'wie funktioniert das abo',
    ],
    [
      /(?:nach|über) (?:einem|zwei|\d) (?:jahr|monat)\p{L}*(.*)(?:kaputt|defekt|gerissen)|(?:kaputt|defekt|gerissen)(.*)nach (?:einem|zwei|\d) (?:jahr|monat)\p{L}*/u,
      'wie lange gewährleistung mangel',
    ],
    [
      /(?:keine[nr]?|nicht mehr|nie wieder)\b(.*)(?:mails|newsletter|werbung)|(?:mails|newsletter|werbung) (?:stoppen|abbestellen)/u,
      'newsletter abmelden',
    ],
  ],
  fr: [
    [
      /où (?:est|en est|reste|se trouve) (?:mon|ma) (?:colis|commande|paquet)/u,
      'suivre commande numéro de suivi',
    ],
    [
      /(?:colis|commande|paquet|livraison)\b(.*)(?:pas|jamais|rien) (?:encore )?(?:arrivée?|reçue?|livrée?)|pas (?:encore )?reçu (?:mon|ma) (?:colis|commande|paquet)|attends\b(.*)(?:colis|commande|paquet)|(?:colis|paquet) perdu/u,
      'colis pas arrivé',
    ],
    [
      /(?:quand|heure|horaire|aujourd|demain|week-end|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|férié)(.*)(?:ouvert|ouvr|ferm)\p{L}*|(?:ouvert|ouvr|ferm)\p{L}*(.*)(?:heure|aujourd|demain|week-end|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|férié)|^horaires\W*$/u,
      "horaires d'ouverture boutique",
    ],
    [
      /d.où (?:vien|provien)\p{L}*|(?:où|qui|quels? pays)(.*)(?:fabriqu|produi|cous|confectionn)\p{L}*/u,
      'atelier responsabilité',
    ],
    [
      /(?:autre|différente|plus (?:grande|petite)) taille|taille (?:ne (?:me )?va pas|différente)|trop (?:petite?|grande?|serrée?|large)|ne me va pas/u,
      'échanger taille',
    ],
    [/taill(?:e|ent) (?:plutôt )?(?:petit|grand|normal)/u, 'taille petit normalement grand'],
    [
      /parler (?:à|avec)|numéro de téléphone|votre numéro|vous (?:appeler|téléphoner|écrire)/u,
      'vous joindre téléphone',
    ],
    [
      /(?:récup\p{L}*|revoir|rend\p{L}*|retour\p{L}*)(.*)argent|argent(.*)(?:retour|rendu|compte)/u,
      'remboursement arrive',
    ],
    [
      /(?:mauvaise|fausse|ancienne) adresse|tromp\p{L}* d.adresse|erreur\b(.*)adresse/u,
      "j'ai indiqué une mauvaise adresse",
    ],
    [
      /travailler (?:chez|pour|avec) vous|cherchez\b(.*)(?:personnel|employé|vendeu)\p{L}*|(?:postes?|emplois?) (?:ouvert|libre|vacant)\p{L}*/u,
      'candidature poste ouvert',
    ],
    [/(?:me|pas) connecter|identifiant/u, 'mot de passe oublié'],
    [/(?:payer|acheter|commander|régler) (?:sur|par|avec) facture/u, 'achat sur facture'],
    [/où (?:êtes vous|vous trouver|vous trouve)/u, 'boutique la plus proche'],
    [/la moitié|une partie/u, 'deux colis'],
    [/cartes?(.*)acceptez|acceptez(.*)cartes?/u, 'moyens de paiement carte'],
    [
      /(?:casse|abîm|déchir|défaut)\p{L}*(.*)après (?:un|deux|\d+) (?:an|mois)\p{L}*/u,
      'combien de temps garantie défaut',
    ],
    [/paquets?.cadeaux?|emball\p{L}*(.*)cadeaux?/u, 'emballage cadeau'],
    [
      /(?:plus|arrêter|stop)\b(.*)(?:recevoir|mails|newsletter|publicité)/u,
      'désinscrire newsletter',
    ],
  ],
  en: [
    [
      /where(?: is|s| are)? my (?:order|parcel|package|delivery|stuff|things)|where has my/u,
      'track order tracking number',
    ],
    [
      /(?:order|parcel|package|delivery)\b(.*)(?:n.t|not|never) (?:yet )?(?:arrived?|come|came|turned up|showed up|shown up|been delivered|got here)|waiting\b(.*)(?:order|parcel|package)|(?:lost|missing) (?:parcel|package)|(?:parcel|package) (?:is )?(?:lost|missing)/u,
      'parcel not arrived',
    ],
    [
      /(?:when|time|hours|today|tomorrow|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holiday)(.*)(?<!\p{L})(?:open|opens|close|closes|opening|closed)(?!\p{L})|(?<!\p{L})(?:open|closed)(?!\p{L})(.*)(?:today|tomorrow|weekend|days?|holiday)|opening (?:hours|times)/u,
      'hours store',
    ],
    [
      /where (?:are|is|do|does)\b(.*)(?:made|produced|manufactured|sewn|come from)|who (?:makes|sews|made)/u,
      'workshop responsibility',
    ],
    [
      /(?:different|another|other|bigger|larger|smaller) (?:size|one)|too (?:small|big|large|tight|loose)|(?:n.t|not) fit/u,
      'exchange size',
    ],
    [/(?:runs?|comes? up|fits?) (?:small|large|big|true)/u, 'size runs small true large'],
    [
      /(?:speak|talk) (?:to|with)|(?:phone|telephone|your) number|call you|ring you/u,
      'reach contact phone',
    ],
    [/money\b(.*)(?:back|account)|refund/u, 'money back refund'],
    [/(?:wrong|old) (?:delivery )?address/u, 'i gave the wrong address'],
    [
      /(?:work|working) (?:for|with|at) (?:you|saum)|(?:are you|you) (?:hiring|recruiting)/u,
      'vacancies',
    ],
    [/log(?:ging)? ?in|sign in/u, 'forgotten password sign-in'],
    [/(?:pay|buy|order) (?:by|on|with|via) (?:an )?invoice/u, 'offered invoice'],
    [/where (?:are you|can i find you)(?!\p{L})/u, 'nearest store'],
    [/only (?:half|part|some) of/u, 'two parcels'],
    [/(?:stop|hold|freeze)\b(.*)for (?:a|some) (?:while|time)/u, 'pause'],
    [/(?:take|accept)\b(.*)cards?|cards?\b(.*)(?:take|accept)/u, 'payment methods card'],
    [
      /(?:break|broke|tear|tore)\p{L}*(.*)after (?:a|one|two|\d+) (?:year|month)\p{L}*/u,
      'how long guarantee fault',
    ],
    [/gift.?wrap\p{L}*|wrap\p{L}*(.*)(?:gift|present)\p{L}*/u, 'gift wrapping'],
    [/(?:stop|no more|n.t want)\b(.*)(?:emails|mails|newsletter|spam)/u, 'unsubscribe newsletter'],
  ],
}

/** The words of a page for what was asked in others; what stands between them stays. */
export function withFrame(text: string, language: Language): string {
  const frame = FRAMES[language].find(([asked]) => asked.test(text))
  if (frame === undefined) return text
  const [asked, meant] = frame
  return text.replace(asked, (_whole, ...between: unknown[]) =>
    [
      ...between.filter((part, at) => typeof part === 'string' && at < between.length - 2),
      meant,
    ].join(' '),
  )
}
