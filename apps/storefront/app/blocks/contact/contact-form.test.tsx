import { SHOPS } from '@saum/domain/shops'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { TEST_FRAME } from '#app/blocks/test-blocks.ts'
import { faultsOf } from '#app/blocks/test-markup.ts'
import { ShopTextProvider } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { NOTHING_TYPED, type ContactAnswer } from './contact-answer.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactFormBlock } from './contact-form-block.tsx'

function render(answer: ContactAnswer = NOTHING_TYPED, shop: (typeof SHOPS)[number] = SHOPS[0]) {
  const form = () => <ContactForm answer={answer} privacyHref="/de/datenschutz/" />
  const Page = createRoutesStub([{ path: '*', Component: form }])
  return renderToStaticMarkup(
    <ShopTextProvider shop={shop} messages={testMessages(shop.locale)}>
      <Page />
    </ShopTextProvider>,
  )
}

describe('[2.34] the contact form', () => {
  it.each(SHOPS)('is valid markup that posts to its own shop: $path', async (shop) => {
    const html = render(NOTHING_TYPED, shop)

    expect(html).toContain(`action="/${shop.path}/contact-message/" method="post"`)
    expect(html).toContain('<a href="/de/datenschutz/"')
    expect(await faultsOf(html)).toEqual([])
  })

  it('says what is wrong beside each field and keeps what was typed', () => {
    const html = render({
      typed: { ...NOTHING_TYPED.typed, message: 'Hallo', email: 'anna' },
      faults: {
        topic: { kind: 'required' },
        email: { kind: 'email' },
        message: { kind: 'invalid' },
        orderNumber: { kind: 'too-long', max: 40 },
      },
      waitMinutes: null,
    })

    expect(html).toContain('>Hallo</textarea>')
    expect(html).toContain('value="anna"')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(4)
    for (const words of [
      'Bitte wähle ein Thema.',
      'in der Form name@beispiel.de',
      'mindestens 10 Zeichen',
      'kürze auf 40 Zeichen',
    ]) {
      expect(html).toContain(words)
    }
  })

  it('puts no colon behind a question, and a space before one in French', () => {
    const faulty: ContactAnswer = {
      ...NOTHING_TYPED,
      faults: { topic: { kind: 'required' }, email: { kind: 'email' } },
    }
    const french = SHOPS.find(({ path }) => path === 'fr-ch') ?? SHOPS[0]

    expect(render(faulty)).toContain('>Worum geht es? Bitte wähle ein Thema.</a>')
    expect(render(faulty)).toContain('>E-Mail-Adresse: Bitte gib')
    expect(render(faulty, french)).toContain('>Adresse e-mail\u202f: ')
  })

  it('says how long to wait', () => {
    expect(render({ ...NOTHING_TYPED, waitMinutes: 12 })).toContain('in 12 Minuten')
  })

  it('hides the field nobody is to fill in from people, also from those who listen', () => {
    const html = render()

    expect(html).toMatch(/aria-hidden="true"><label[^>]*>[^<]*<\/label><input[^>]*tabindex="-1"/i)
  })

  it('stands on a page under its title', () => {
    const html = renderToStaticMarkup(
      <ShopTextProvider shop={SHOPS[0]} messages={testMessages('de-DE')}>
        <ContactFormBlock
          block={{ kind: 'contactForm', title: 'Schreib uns' }}
          frame={TEST_FRAME}
        />
      </ShopTextProvider>,
    )

    expect(html).toMatch(/<h2[^>]*>Schreib uns<\/h2>/)
    expect(html).toContain('name="message"')
  })
})
