import { parseSync, Visitor } from 'oxc-parser'
import { FeatureUses, type FeatureUse } from './feature-use.ts'
import { noteElement, reactElement } from './markup-features.ts'

/** What the elements that a script makes ask of a browser, whatever the script itself is made of. */
export function findElementFeatures(script: string): FeatureUse[] {
  const uses = new FeatureUses()
  new Visitor({
    CallExpression({ callee, arguments: properties, start }) {
      const element = reactElement(callee, properties)
      if (element) {
        noteElement(element, (feature, word) => feature && uses.note(feature, word, start))
      }
    },
  }).visit(parseSync('script.js', script, { sourceType: 'module' }).program)
  return uses.found
}
