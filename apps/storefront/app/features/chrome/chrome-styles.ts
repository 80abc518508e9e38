// Header and footer are rendered on the server only; the browser still needs their styles.
import './announcement.module.css'
import './footer.module.css'
import './footer-letters.module.css'
import './header.module.css'
import './mega-menu.module.css'
import './menu-drawer.module.css'
import './search-dialog.module.css'
import './slim-footer.module.css'
import './slim-header.module.css'

import.meta.glob('../../ui/line-form.module.css', { eager: true, query: '?server' })
