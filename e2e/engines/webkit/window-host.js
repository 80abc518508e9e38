#!/usr/bin/env -S gjs -m
// The browser that WebKitWebDriver drives: bare windows around WebKitGTK's view, run by gjs. Events go
// to, and commands come from, the relay that listens on SAUM_RELAY_PORT, one JSON object per line.
import GLib from 'gi://GLib'
import Gio from 'gi://Gio'
import Gdk from 'gi://Gdk?version=3.0'
import Gtk from 'gi://Gtk?version=3.0'
import Soup from 'gi://Soup?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

const relay = new Gio.SocketClient().connect_to_host(
  `127.0.0.1:${GLib.getenv('SAUM_RELAY_PORT')}`,
  0,
  null,
)
const output = relay.get_output_stream()
const input = new Gio.DataInputStream({ base_stream: relay.get_input_stream() })

Gtk.init(null)
const context = WebKit.WebContext.new_ephemeral()
context.set_automation_allowed(true)
const cookies = context.get_cookie_manager()
context
  .get_website_data_manager()
  .set_network_proxy_settings(
    WebKit.NetworkProxyMode.CUSTOM,
    WebKit.NetworkProxySettings.new(GLib.getenv('SAUM_PROXY'), null),
  )
const settings = new WebKit.Settings({ enable_smooth_scrolling: false })
/** By number, in the order they were opened. */
const views = new Map()
/** What runs before the scripts of a document: in the page, and in a world apart. */
let scripts = { page: [], values: '' }
const WORLD = 'relay'

function send(event) {
  output.write_all(`${JSON.stringify(event)}\n`, null)
}

function open(related) {
  const id = views.size + 1
  const content = new WebKit.UserContentManager()
  content.register_script_message_handler('relay')
  content.connect('script-message-received::relay', (_content, message) => {
    send({ view: id, ...JSON.parse(message.get_js_value().to_string()) })
  })
  const view = new WebKit.WebView({
    settings,
    user_content_manager: content,
    ...(related
      ? { related_view: related }
      : { web_context: context, is_controlled_by_automation: true }),
  })
  views.set(id, { view, content })
  addScripts(content)
  view.connect('create', () => open(view))
  view.connect('load-changed', (_view, load) => {
    if (load === WebKit.LoadEvent.STARTED) send({ view: id, kind: 'started', url: view.uri ?? '' })
  })
  view.connect('load-failed', (_view, _load, url, error) => {
    // A load that another one replaced is no failure.
    const isReplaced = error.matches(WebKit.NetworkError, WebKit.NetworkError.CANCELLED)
    if (!isReplaced) send({ view: id, kind: 'failed', url, message: error.message })
    return true
  })
  const window = new Gtk.Window({ decorated: false })
  view.connect('close', () => {
    window.destroy()
    send({ view: id, kind: 'closed' })
  })
  window.set_default_size(1280, 800)
  window.add(view)
  window.show_all()
  // No window manager does it; otherwise the window has the keyboard only while the pointer is in it.
  window.get_window().focus(Gdk.CURRENT_TIME)
  view.grab_focus()
  send({ view: id, kind: 'opened', isPopup: related !== undefined })
  return view
}

function addScripts(content) {
  const { TOP_FRAME } = WebKit.UserContentInjectedFrames
  const { START } = WebKit.UserScriptInjectionTime
  content.remove_all_scripts()
  content.add_script(
    WebKit.UserScript.new_for_world(scripts.values, TOP_FRAME, START, WORLD, null, null),
  )
  for (const source of scripts.page) {
    content.add_script(new WebKit.UserScript(source, TOP_FRAME, START, null, null))
  }
}

const COMMANDS = {
  /** What runs at the start of every document, before its own scripts. */
  setScripts(next, done) {
    scripts = next
    for (const { content } of views.values()) addScripts(content)
    done(null)
  },
  call({ view: id, body, payload }, done, fail) {
    const { view } = views.get(id)
    const script = `
      const payload = JSON.parse(text)
      if (!('__relay' in globalThis)) { ${scripts.values} }
      const outcome = await (() => { ${body} })()
      return JSON.stringify(outcome ?? null)`
    const text = new GLib.Variant('a{sv}', { text: new GLib.Variant('s', JSON.stringify(payload)) })
    view.call_async_javascript_function(script, -1, text, WORLD, null, null, (_view, result) => {
      try {
        done(JSON.parse(view.call_async_javascript_function_finish(result).to_string()))
      } catch (error) {
        fail(error)
      }
    })
  },
  setLanguages({ languages }, done) {
    context.set_preferred_languages(languages)
    done(null)
  },
  getCookies(_payload, done) {
    cookies.get_all_cookies(null, (_manager, result) => {
      done(cookies.get_all_cookies_finish(result).map(describeCookie))
    })
  },
  setCookie({ name, value, domain, path, expiry, httpOnly, secure, sameSite }, done) {
    const cookie = Soup.Cookie.new(name, value, domain, path, -1)
    if (expiry !== undefined) cookie.set_expires(GLib.DateTime.new_from_unix_utc(expiry))
    cookie.set_http_only(httpOnly)
    cookie.set_secure(secure)
    cookie.set_same_site_policy(Soup.SameSitePolicy[sameSite])
    cookies.add_cookie(cookie, null, (_manager, result) => {
      done(cookies.add_cookie_finish(result))
    })
  },
  clearCookies(_payload, done) {
    const manager = context.get_website_data_manager()
    manager.clear(WebKit.WebsiteDataTypes.COOKIES, 0, null, (_manager, result) => {
      done(manager.clear_finish(result))
    })
  },
}

function describeCookie(cookie) {
  const expires = cookie.get_expires()
  return {
    name: cookie.get_name(),
    value: cookie.get_value(),
    domain: cookie.get_domain(),
    path: cookie.get_path(),
    httpOnly: cookie.get_http_only(),
    secure: cookie.get_secure(),
    sameSite: ['NONE', 'LAX', 'STRICT'][cookie.get_same_site_policy()],
    ...(expires ? { expiry: expires.to_unix() } : {}),
  }
}

function readCommands() {
  input.read_line_async(GLib.PRIORITY_DEFAULT, null, (_stream, result) => {
    const [line] = input.read_line_finish_utf8(result)
    if (line === null) {
      Gtk.main_quit()
      return
    }
    const { id, command, payload } = JSON.parse(line)
    const fail = (error) => send({ reply: id, error: String(error) })
    try {
      COMMANDS[command](payload, (value) => send({ reply: id, value }), fail)
    } catch (error) {
      fail(error)
    }
    readCommands()
  })
}

context.connect('automation-started', (_context, session) => {
  const info = WebKit.ApplicationInfo.new()
  info.set_name('WebKitGTK')
  info.set_version(
    WebKit.get_major_version(),
    WebKit.get_minor_version(),
    WebKit.get_micro_version(),
  )
  session.set_application_info(info)
  session.connect('create-web-view', () => open())
})
readCommands()
Gtk.main()
