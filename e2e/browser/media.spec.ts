import { EDITORIAL_WIDTHS } from '@saum/domain/picture-url'
import type { Locator, Page } from '@playwright/test'
import { PHONE_IN_DEEP, PHONE_TOO } from '../support/devices.ts'
import { layoutShifts, watchLayoutShifts } from '../support/layout.ts'
import { open, untilIdle } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const FILM_PAGE = '/de/ueber-saum/'
const FILM = 'Vom Stoff zum Saum'
const AMBIENT_PAGE = '/de/magazin/strick-pflegen/'
const AMBIENT = 'Ein Stapel Strick'
const STEPS_PAGE = '/de/pflege/'
const STEPS = 'Strick waschen in fünf Schritten'

/** Requests for films from now on. */
function watchFilms(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.(?:mp4|webm)$/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The next of the widths there are. */
function widthFor(neededPx: number): number {
  return EDITORIAL_WIDTHS.find((width) => width >= neededPx) ?? EDITORIAL_WIDTHS.at(-1) ?? 0
}

/** Until a list that glides stands still. */
async function untilAtRest(list: Locator): Promise<void> {
  await expect(async () => {
    const before = await list.evaluate(async (element) => {
      const { requestAnimationFrame } = element.ownerDocument.defaultView
      const start = element.scrollLeft
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
      return start
    })
    await untilIdle(list.page())
    expect(await list.evaluate(({ scrollLeft }) => scrollLeft)).toBe(before)
  }).toPass()
}

/** A browser whose visitor saves data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' }
    Object.defineProperty(globalThis.navigator, 'connection', { get: () => connection })
  })
}

test.describe('[2.34] a film', () => {
  test('loads nothing before it is started, then plays, seeks and has captions', async ({
    page,
  }) => {
    const films = watchFilms(page)
    await open(page, FILM_PAGE)
    const video = page.getByLabel(FILM)
    await video.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(films).toEqual([])

    await video.evaluate(async (film) => film.play())
    await expect.poll(() => video.evaluate((film) => film.currentTime)).toBeGreaterThan(0)
    await video.evaluate(async (film) => {
      const seeked = new Promise((resolve) =>
        film.addEventListener('seeked', resolve, { once: true }),
      )
      film.pause()
      film.currentTime = 19.5
      await seeked
    })

    expect(films.length).toBeGreaterThan(0)
    await expect
      .poll(() =>
        video.evaluate((film) => {
          const [track] = film.textTracks
          return [film.currentTime, track.language, track.activeCues?.[0]?.text]
        }),
      )
      .toEqual([19.5, 'de-DE', 'Der Mantel ist fertig.'])
  })

  test('can be read, and the page is accessible', { tag: PHONE_IN_DEEP }, async ({ page }) => {
    await open(page, FILM_PAGE)
    await page.getByText('Was im Video zu sehen ist').click()

    await expect(page.getByText('Der Film dauert 24 Sekunden')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a film that only sets the mood', () => {
  test('plays without sound while it is seen, and can be stopped for good', async ({ page }) => {
    await open(page, AMBIENT_PAGE)
    const video = page.getByLabel(AMBIENT, { exact: true })
    await video.scrollIntoViewIfNeeded()

    await page.getByRole('button', { name: `Video anhalten: ${AMBIENT}` }).click()
    expect(await video.evaluate((film) => [film.paused, film.muted])).toEqual([true, true])
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await video.scrollIntoViewIfNeeded()

    await expect(page.getByRole('button', { name: `Video abspielen: ${AMBIENT}` })).toBeVisible()
    expect(await video.evaluate((film) => film.paused)).toBe(true)
  })

  test(
    'loads nothing for a visitor who saves data until play is pressed',
    { tag: PHONE_TOO },
    async ({ page }) => {
      const films = watchFilms(page)
      await saveData(page)
      await open(page, AMBIENT_PAGE)
      await page.getByLabel(AMBIENT, { exact: true }).scrollIntoViewIfNeeded()
      const play = page.getByRole('button', { name: `Video abspielen: ${AMBIENT}` })
      await expect(play).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(films).toEqual([])

      await play.click()

      await expect(page.getByRole('button', { name: `Video anhalten: ${AMBIENT}` })).toBeVisible()
      expect(films.length).toBeGreaterThan(0)
    },
  )

  test('stands still for a visitor who prefers reduced motion', async ({ page }) => {
    const films = watchFilms(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, AMBIENT_PAGE)
    await page.getByLabel(AMBIENT, { exact: true }).scrollIntoViewIfNeeded()

    await expect(page.getByRole('button', { name: `Video abspielen: ${AMBIENT}` })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(films).toEqual([])
    await page.emulateMedia({ reducedMotion: null })
  })
})

test.describe('steps to leaf through', () => {
  test.use({ hasRealPictures: true })

  const leaf = 'move by button and key, say where they are, and never by themselves'
  test(leaf, { tag: PHONE_IN_DEEP }, async ({ page }) => {
    test.slow()
    await watchLayoutShifts(page)
    await open(page, STEPS_PAGE)
    const steps = page.getByRole('region', { name: STEPS })
    const place = steps.locator('[aria-live]')
    await steps.scrollIntoViewIfNeeded()
    await expect(place).toHaveText('1 / 5: Wasser einlassen')
    await expect(steps.getByRole('button', { name: `Vorherige: ${STEPS}` })).toBeDisabled()

    await steps.getByRole('button', { name: `Nächste: ${STEPS}` }).click()
    await expect(place).toHaveText('2 / 5: Eintauchen und drücken')
    await steps.getByRole('list').focus()
    // A browser drops the key while the list still glides.
    await untilAtRest(steps.getByRole('list'))
    await page.keyboard.press('ArrowRight')
    await expect(place).toHaveText('3 / 5: Zweimal spülen')
    await steps.getByRole('button', { name: `Nächste: ${STEPS}` }).click()
    await expect(place).toHaveText('4 / 5: Ins Handtuch rollen')
    await steps.getByRole('button', { name: `Nächste: ${STEPS}` }).click()

    await expect(place).toHaveText('5 / 5: Liegend trocknen')
    await expect(steps.getByRole('button', { name: `Nächste: ${STEPS}` })).toBeDisabled()
    const { score, moved } = await layoutShifts(page)
    expect(score, moved.join(', ')).toBeLessThan(0.02)
    await expectAccessible(page)
  })
})

test.describe('a picture of the content', () => {
  test.use({ hasRealPictures: true })

  test(
    'is as wide as it has to be and comes from the shop itself',
    { tag: PHONE_TOO },
    async ({ page, origin }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(origin) && !url.startsWith('data:')) elsewhere.push(url)
      })
      await open(page, FILM_PAGE)
      const image = page.getByRole('img', { name: 'Garnrollen und Knöpfe auf Leinen' })
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)

      const facts = await image.evaluate((img) => ({
        src: new URL(img.currentSrc).pathname,
        ratio: img.naturalWidth / img.naturalHeight,
        drawn: img.getBoundingClientRect().width * img.ownerDocument.defaultView.devicePixelRatio,
      }))

      expect(facts.src).toMatch(/^\/images\/page-about-[0-9a-f]+\/\d+\.avif$/)
      expect(facts.ratio).toBeCloseTo(16 / 9, 1)
      const width = Number(/(\d+)\.avif$/.exec(facts.src)?.[1])
      expect(width).toBeGreaterThanOrEqual(Math.min(1920, Math.floor(facts.drawn)))
      expect(width).toBeLessThanOrEqual(widthFor(facts.drawn * 1.1))
      expect(elsewhere).toEqual([])
    },
  )
})
