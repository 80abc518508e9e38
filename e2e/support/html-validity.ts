import { expect } from '@playwright/test'
import { HtmlValidate, type ConfigData } from 'html-validate'
import { listUnlistedFeatures } from '../../scripts/browser-features/page-features.ts'

/** The recommended rules, except where they judge style or know less than today's HTML. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes: its doctype, its void elements and its attributes in camel case.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Colors of swatches and the `display: contents` around header and footer are data.
    'no-inline-style': 'off',
    // Tables that scroll are blocks by style; browsers then forget their roles unless told.
    'no-redundant-role': 'off',
    // Takes `autocapitalize` for an attribute of text fields; every element may have it, and a
    // password that is shown has use for it.
    'input-attributes': 'off',
    // The boxes of a group, and the sizes of a look, share a name so that a form sends all of them.
    'form-dup-name': 'off',
    // Titles carry the words of the range.
    'long-title': 'off',
  },
}

const validator = new HtmlValidate(CONFIG)

/** Names every fault with its rule and the element it is about, and features that browsers need not have. */
export async function expectValidHtml(html: string, { except = [] as string[] } = {}) {
  const report = await validator.validateString(html)
  const messages = report.results.flatMap((result) => result.messages)
  const faults = messages
    .filter(({ ruleId }) => !except.includes(ruleId))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
  expect(faults, 'HTML').toEqual([])
  expect(listUnlistedFeatures(html), 'features that docs/browsers.md does not promise').toEqual([])
}
