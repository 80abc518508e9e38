import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes, and what pages decide otherwise on purpose: see e2e/support/html-validity.ts.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'off',
    'no-redundant-role': 'off',
    'input-attributes': 'off',
    'form-dup-name': 'off',
    // A block is not a page.
    'heading-level': 'off',
    'no-unknown-elements': 'off',
  },
})

/** What is wrong with some markup, each fault with its rule. */
export async function faultsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
}

/** The levels of all headings, in order. */
export function headingLevelsIn(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
}
