/** The one way anything is parsed. Import as `import * as v from '@saum/schema/schema'`. */
export * from 'valibot'
