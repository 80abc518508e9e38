import { expect, it } from 'vitest'
import { findInlineStyleFeatures, findMediaFeatures, findStyleFeatures } from './style-features.ts'

it.each([
  ['a property', 'a{field-sizing:content}', 'css.properties.field-sizing'],
  ['a value', 'a{text-wrap:balance}', 'css.properties.text-wrap.balance'],
  ['an at-rule', '@starting-style{a{opacity:0}}', 'css.at-rules.starting-style'],
  ['a media feature', '@media (scripting:none){a{top:0}}', 'css.at-rules.media.scripting'],
  ['a pseudo-class', 'a:user-invalid{top:0}', 'css.selectors.user-invalid'],
  ['a pseudo-element', 'a::details-content{top:0}', 'css.selectors.details-content'],
  ['a function', 'a{top:anchor(bottom)}', 'css.types.anchor'],
  ['a function within another', 'a{width:calc(1px + abs(2px))}', 'css.types.abs'],
  ['a color of another', 'a{color:rgb(from red r g b)}', 'css.types.color.rgb.relative_syntax'],
  ['a unit', 'a{width:1rcap}', 'css.types.length.rcap'],
  ['a nested rule', 'a{b{top:0}}', 'css.selectors.nesting'],
  ['a nested selector', 'a{&:hover{top:0}}', 'css.selectors.nesting'],
  ['a nested at-rule', 'a{@media print{top:0}}', 'css.selectors.nesting'],
  [
    'a part of a shorthand',
    'a{transition:display 1s allow-discrete}',
    'css.properties.transition-behavior',
  ],
  ['a descriptor', '@font-face{size-adjust:90%}', 'css.at-rules.font-face.size-adjust'],
  ['a condition', '@supports (field-sizing:content){a{top:0}}', 'css.properties.field-sizing'],
  ['a value of a custom property', 'a{--x:anchor(bottom)}', 'css.types.anchor'],
])('%s outside the promise is named', (_what, css, feature) => {
  expect(findStyleFeatures(css).map((use) => use.feature)).toContain(feature)
})

it.each([
  'a{display:grid;gap:1rem;inset-inline:0;aspect-ratio:4/5;width:min(1px,2dvh)}',
  'a:is(b,c):has(d):not(e,f)::before{color:color-mix(in srgb,red 10%,transparent)}',
  '@layer ui{@media (width>=768px) and (hover:hover){a{overflow:clip}}}',
  '@container (min-width:1px){a{width:1cqi;line-height:1lh}}',
  'a{-webkit-user-select:none;user-select:none}',
  'a{-webkit-box-orient:vertical;--field-sizing:content}',
])('%s is within the promise', (css) => {
  expect(findStyleFeatures(css)).toEqual([])
})

it('a use says where in the text it is', () => {
  const css = 'a{top:0}b{field-sizing:content}'

  expect(findStyleFeatures(css)[0]?.offset).toBe(css.indexOf('field-sizing'))
})

it('media queries of scripts and declarations of attributes are judged as well', () => {
  expect(findMediaFeatures('(prefers-reduced-data: reduce)')).toHaveLength(1)
  expect(findMediaFeatures('(min-width: 768px)')).toEqual([])
  expect(findInlineStyleFeatures('text-wrap: pretty')).not.toEqual([])
  expect(findInlineStyleFeatures('--ground: #fff')).toEqual([])
})
