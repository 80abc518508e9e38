import type { Print } from '../grammar/colors.ts'
import { languageOf } from '../grammar/wording.ts'
import { fillTemplate, type Words } from './fill-template.ts'
import { capitalized } from './letters.ts'
import type { Speech } from './speech.ts'

/** `{print}` as each language joins it: «mit Punkten», «à pois», «dotted». */
export function printWords(print: Print | null, speech: Speech): Words {
  if (print === null) return {}
  const word = {
    de: print.forms.de.mit,
    fr: print.forms.fr.complement,
    en: print.forms.en.prenominal,
  }[languageOf(speech.locale)]
  const text = fillTemplate(word, speech)
  return { print: text, Print: capitalized(text) }
}
