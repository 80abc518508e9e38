import { resolve } from 'node:path'

/** The sources run where they lie, so everything else is found from here. */
const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..')
export const STOREFRONT_FOLDER = resolve(PROJECT_FOLDER, 'apps/storefront')
export const PICTURE_FOLDER = resolve(PROJECT_FOLDER, 'catalog/pictures')
export const LAYER_FOLDER = resolve(PROJECT_FOLDER, 'catalog/layers')
export const SEARCH_VOCABULARY = resolve(PROJECT_FOLDER, 'catalog/search/vocabulary.json')
export const SEARCH_RULES = resolve(PROJECT_FOLDER, 'catalog/search/rules.json')
export const DEMO_RANGE = resolve(PROJECT_FOLDER, 'catalog/demo-range.ts')
export const CONTENT_FOLDER = resolve(PROJECT_FOLDER, 'content')
