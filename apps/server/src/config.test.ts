import { describe, expect, it } from 'vitest'
import { StartupError } from '@saum/domain/startup-error'
import { describeConfig, readConfig } from './config.ts'
import { SETTINGS } from './settings.ts'

describe('the configuration', () => {
  it('needs no setting at all', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'production',
      host: '0.0.0.0',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      databaseUrl: null,
      isPageCacheOn: true,
      isWorkshopOn: false,
      isErrorDebugOn: false,
      isDemoDataOn: true,
    })
  })

  it('names every wrong setting in one message', () => {
    const wrong = {
      PORT: 'many',
      DEMO_DATA: 'yes',
      PUBLIC_ORIGIN: 'saum.example',
      CDN_BASE: 'cdn/',
    }

    expect(() => readConfig(wrong)).toThrow(StartupError)
    const message = messageOf(() => readConfig(wrong))
    expect(message).toContain('PORT: must be a number between 0 and 65535, but is "many"')
    expect(message).toContain('DEMO_DATA: must be on or off, but is "yes"')
    expect(message).toContain('PUBLIC_ORIGIN: must be an origin')
    expect(message).toContain('CDN_BASE: must be a path')
    expect(message.split('\n')).toHaveLength(5)
  })

  it.each(['65536', '-1', '3000.5', '3e3', '0x10'])('does not take %s for a port', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT: must be a number')
  })

  it('repeats no secret, neither in a fault nor in its description', () => {
    const message = messageOf(() => readConfig({ DATABASE_URL: 'mysql://saum:sesame@db/shop' }))
    const described = describeConfig(
      readConfig({ DATABASE_URL: 'postgres://saum:sesame@db.internal:5432/shop' }),
    )

    expect(message).toContain('DATABASE_URL: must be an address such as postgres://')
    expect(message).not.toContain('sesame')
    expect(described['databaseUrl']).toBe('postgres://***@db.internal:5432/shop')
  })

  it.each([
    ['BASKET_KEY_TEMPLATE', 'basket_{userId}'],
    ['BASKET_KEY_TEMPLATE', 'basket_{shopId}'],
    ['BASKET_KEY_TEMPLATE', 'basket_{shopid}_{userid}'],
    ['WISHLIST_KEY_TEMPLATE', 'wishlist'],
  ])('[3.10] refuses %s %s, which would mix up shops or shoppers', (name, template) => {
    const rule = `${name}: must be a text with {shopId} and {userId} in it, but is "${template}"`

    expect(() => readConfig({ [name]: template })).toThrow(rule)
  })

  it('[3.10] takes the templates and the hash of keys', () => {
    const own = {
      BASKET_KEY_TEMPLATE: '{userId}@{shopId}',
      WISHLIST_KEY_TEMPLATE: 'w{shopId}{userId}',
      KEY_HASH: 'md5',
    }

    expect(readConfig({})).toMatchObject({
      basketKeyTemplate: 'basket_{shopId}_{userId}',
      wishlistKeyTemplate: 'wishlist_{shopId}_{userId}',
      keyHash: 'sha256',
    })
    expect(readConfig(own)).toMatchObject({
      basketKeyTemplate: '{userId}@{shopId}',
      wishlistKeyTemplate: 'w{shopId}{userId}',
      keyHash: 'md5',
    })
    expect(() => readConfig({ KEY_HASH: 'none' })).toThrow('KEY_HASH: must be one of sha256, md5')
  })

  it('asks for what a payment provider of ones own needs, and repeats none of it', () => {
    const env = { PAYMENT_PROVIDER_URL: 'https://pay.example', PAYMENT_PROVIDER_KEY: 'sesame' }
    const secrets = { PAYMENT_WEBHOOK_SECRET: 'sesame', CHECKOUT_SECRET: 'sesame' }

    expect(messageOf(() => readConfig(env))).toContain(
      'PAYMENT_WEBHOOK_SECRET: must be set beside PAYMENT_PROVIDER_URL',
    )
    const described = describeConfig(readConfig({ ...env, ...secrets }))
    expect(described['paymentProviderUrl']).toBe('https://pay.example')
    expect(JSON.stringify(described)).not.toContain('sesame')
  })

  it('[7.56] knows another content service, and repeats none of its tokens', () => {
    const env = {
      CONTENT_URL: 'https://cdn.example',
      CONTENT_PREVIEW_URL: 'https://preview.example',
    }
    const message = messageOf(() => readConfig(env))
    expect(message).toContain('CONTENT_ACCESS_TOKEN: must be set beside CONTENT_URL')
    expect(message).toContain('CONTENT_PREVIEW_TOKEN: must be set beside CONTENT_PREVIEW_URL')

    const tokens = { CONTENT_ACCESS_TOKEN: 'sesame-1', CONTENT_PREVIEW_TOKEN: 'sesame-2' }
    const config = readConfig({ ...env, ...tokens, PREVIEW_SECRET: 'sesame-sesame-16' })
    expect(config).toMatchObject({
      contentSpace: 'saum',
      contentEnvironment: 'master',
      contentAccessToken: null,
      contentCloud: {
        url: 'https://cdn.example',
        accessToken: 'sesame-1',
        preview: { url: 'https://preview.example', accessToken: 'sesame-2' },
      },
    })
    const own = readConfig({ CONTENT_ACCESS_TOKEN: 'sesame-sesame-17' })
    expect(own).toMatchObject({ contentCloud: null, contentAccessToken: 'sesame-sesame-17' })
    for (const one of [config, own]) {
      expect(JSON.stringify(describeConfig(one))).not.toContain('sesame')
    }
  })

  it('opens drafts and the own delivery with nothing that can be guessed', () => {
    const message = messageOf(() => readConfig({ PREVIEW_SECRET: 'fifteen-signs-x' }))
    expect(message).toContain('PREVIEW_SECRET: must be at least 16 signs long')
    expect(message).not.toContain('fifteen-signs-x')

    const tokens = { CONTENT_ACCESS_TOKEN: 'a', CONTENT_PREVIEW_TOKEN: 'fifteen-signs-x' }
    const faults = messageOf(() => readConfig(tokens))
    expect(faults).toContain('CONTENT_ACCESS_TOKEN: must be at least 16 signs long')
    expect(faults).toContain('CONTENT_PREVIEW_TOKEN: must be at least 16 signs long')
  })

  it('knows several hosts of files, and shows them', () => {
    const urls = 'https://videos.example https://files.example'

    const config = readConfig({ CONTENT_FILE_URLS: ` ${urls} ` })

    expect(config.contentFileUrls).toEqual(urls.split(' '))
    expect(describeConfig(config)['contentFileUrls']).toContain('https://videos.example')
    expect(readConfig({}).contentFileUrls).toEqual([])
    expect(messageOf(() => readConfig({ CONTENT_FILE_URLS: `${urls} files` }))).toContain(
      'CONTENT_FILE_URLS',
    )
  })

  it.each(['https://app.example/entries', 'nowhere/{entry}'])(
    'cannot edit an entry at %s',
    (address) => {
      expect(() => readConfig({ CONTENT_EDITOR_URL: address })).toThrow(
        'CONTENT_EDITOR_URL: must be an http address with {entry} in it',
      )
    },
  )

  it('knows a provider to sign in with, and repeats none of its secret', () => {
    const env = { OIDC_ISSUER: 'https://id.example/realm', OIDC_CLIENT_SECRET: 'sesame' }
    const names = { OIDC_CLIENT_ID: 'saum', OIDC_NAME: 'Faden Konto' }

    expect(readConfig({}).identityProvider).toBeNull()
    expect(messageOf(() => readConfig(env))).toContain(
      'OIDC_CLIENT_ID: must be set beside OIDC_ISSUER\n  OIDC_NAME: must be set beside OIDC_ISSUER',
    )
    const config = readConfig({ ...env, ...names })
    expect(config.identityProvider).toEqual({
      issuer: 'https://id.example/realm',
      clientId: 'saum',
      clientSecret: 'sesame',
      name: 'Faden Konto',
    })
    expect(JSON.stringify(describeConfig(config))).not.toContain('sesame')
  })

  it.each([
    ['http://id.example', false],
    ['http://127.0.0.1:4000', true],
    ['http://localhost.evil.example', false],
    ['https://user:sesame@id.example', false],
    ['https://id.example/?x=1', false],
    ['https://id.example/.well-known/openid-configuration', false],
    ['ftp://localhost', false],
    ['https://id.example/', true],
  ])('takes %s for an issuer: %s', (OIDC_ISSUER, isTaken) => {
    const read = () => readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'saum', OIDC_NAME: 'Faden' })

    if (isTaken) expect(read().identityProvider?.issuer).toBe(OIDC_ISSUER)
    else expect(read).toThrow('OIDC_ISSUER: must be the https address of an issuer')
  })

  it.each([
    [{}, true],
    [{ PUBLIC_ORIGIN: 'https://saum.example' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ NODE_ENV: 'development', PUBLIC_ORIGIN: 'https://saum.example' }, true],
    [{ PUBLIC_ORIGIN: 'https://saum.example', MAIL_INBOX: 'on' }, true],
    [{ MAIL_INBOX: 'off' }, false],
  ])('with %o shows mails to whoever asks: %s', (env, isShown) => {
    expect(readConfig(env).isMailInboxOn).toBe(isShown)
  })

  it('treats an empty variable like an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
  })

  it('opens the workshop and stays off the network in development', () => {
    expect(readConfig({ NODE_ENV: 'development' })).toMatchObject({
      host: '127.0.0.1',
      isWorkshopOn: true,
      isPageCacheOn: false,
    })
    expect(readConfig({ NODE_ENV: 'development', WORKSHOP: 'off' }).isWorkshopOn).toBe(false)
  })

  it('cannot be changed after it was read', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })

  it('says of every setting what it means', () => {
    for (const { meaning, rule } of Object.values(SETTINGS)) {
      expect(meaning).not.toBe('')
      expect(rule).toMatch(/^must be /)
    }
  })
})

function messageOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('nothing was thrown')
}
