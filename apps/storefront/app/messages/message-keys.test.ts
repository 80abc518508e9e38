import { describe, expectTypeOf, it } from 'vitest'
import type {
  ArgumentsOf,
  MessageKey,
  MessageNamespace,
  PlainKey,
  PresentKey,
  RichArguments,
} from './message-keys.ts'
import type { ShopText } from './shop-text.tsx'

// The type checker proves these; at run time they only have to exist.
describe('message keys', () => {
  it('are the texts that exist, nothing else', () => {
    expectTypeOf<'header.menu_open'>().toExtend<MessageKey>()
    expectTypeOf<'header.menu_opne'>().not.toExtend<MessageKey>()
    expectTypeOf<'basket'>().toExtend<MessageNamespace>()
    expectTypeOf<'baskets'>().not.toExtend<MessageNamespace>()
  })

  it('ask for exactly the values their text needs', () => {
    expectTypeOf<ArgumentsOf<'header.menu_open'>>().toEqualTypeOf<[]>()
    expectTypeOf<ArgumentsOf<'header.menu_back'>>().toEqualTypeOf<
      [values: { category: string | number }]
    >()
    expectTypeOf<ArgumentsOf<'header.basket_count'>>().toEqualTypeOf<[values: { count: number }]>()
  })

  it('tell labels apart from texts with values', () => {
    expectTypeOf<'header.menu_open'>().toExtend<PlainKey>()
    expectTypeOf<'header.menu_back'>().not.toExtend<PlainKey>()
  })

  it('take elements where words go, but a number where a plural needs one', () => {
    expectTypeOf<{ deliveryLink: React.ReactElement }>().toExtend<RichArguments<'price.tax_note'>>()
    expectTypeOf<{ count: string }>().not.toExtend<RichArguments<'header.basket_count'>>()
  })

  it('of a function that not every shop has need a look first', () => {
    expectTypeOf<'price.swiss_before'>().not.toExtend<MessageKey>()
    expectTypeOf<ShopText['hasText']>().guards.toEqualTypeOf<
      PresentKey<Parameters<ShopText['hasText']>[0]>
    >()
  })
})
