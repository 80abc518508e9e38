import type { Expression } from './expression.ts'

/** As somebody would write it, every part in parentheses. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'words':
      return expression.text
    case 'phrase':
      return `"${expression.text}"`
    case 'present':
      return `@${expression.field}`
    case 'between':
      return `@${expression.field}=${expression.from}..${expression.to}`
    case 'field':
      return `@${expression.field}${expression.comparison}(${expression.values.map((value) => `"${value}"`).join(', ')})`
    case 'not':
      return `NOT (${printExpression(expression.part)})`
    case 'all':
      return expression.parts.map((part) => `(${printExpression(part)})`).join(' AND ')
    case 'any':
      return expression.parts.map((part) => `(${printExpression(part)})`).join(' OR ')
  }
}
