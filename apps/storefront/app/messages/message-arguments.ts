// oxlint-disable max-lines
// Written by vite/messages-plugin.ts from the texts beside this file. Edit those instead.

type Word = string | number

export interface MessageArguments {
  'account.title': null
  'account.latest_order': null
  'account.no_orders': { newLink: Word }
  'account.orders': null
  'account.order_pieces': { count: number; total: Word }
  'account.order_details': null
  'account.order_reorder': null
  'account.profile': null
  'account.birth_date': null
  'account.birth_date_hint': null
  'account.email_change': null
  'account.email_change_sent': { newEmail: Word }
  'account.password_change': null
  'account.password_current': null
  'account.password_new': null
  'account.saved': null
  'account.save': null
  'account.addresses': null
  'account.address_add': null
  'account.address_default_delivery': null
  'account.address_default_billing': null
  'account.address_delete': null
  'account.sessions': null
  'account.data_export': null
  'account.delete': null
  'account.delete_hint': null
  'account.delete_confirm': null
  'account.nav_label': null
  'account.order_title': { orderNumber: Word }
  'account.nav_home': null
  'account.nav_returns': null
  'account.nav_card': null
  'account.nav_profile': null
  'account.nav_subscription': null
  'account.nav_data': null
  'account.log_out': null
  'account.order_reordered_none': null
  'account.order_reordered_some': { names: Word; basketLink: Word }
  'account.to_basket': null
  'account.address_new': null
  'account.address_edit': null
  'account.address_edit_short': null
  'account.address_edit_of': { address: Word }
  'account.address_save': null
  'account.address_back': null
  'account.address_none': null
  'account.address_failed': null
  'account.address_default_both': null
  'account.address_make_delivery': null
  'account.address_make_billing': null
  'account.address_delete_short': null
  'account.address_delete_hint': null
  'account.address_saved': null
  'account.address_deleted': null
  'account.address_default_set': null
  'account.address_only_billing': null
  'account.address_gone': null
  'account.address_too_many': null
  'account.address_not_for_bills': null
  'account.address_default_is_delivery': null
  'account.address_default_is_billing': null
  'account.order_refunded': { amount: Word }
  'account.order_collect': { place: Word }
  'account.order_track': null
  'account.order_missing': { trackLink: Word }
  'account.orders_failed': null
  'account.orders_empty': null
  'account.orders_empty_hint': null
  'account.new_arrivals': null
  'account.greeting': { firstName: Word }
  'account.all_orders': { count: number }
  'account.order_open': null
  'account.more': null
  'account.home_return_state': { state: Word; date: Word }
  'account.home_no_return': null
  'account.home_wishes': { count: number }
  'account.home_wishes_reduced': { wishes: Word; count: number }
  'account.home_no_address': null
  'account.home_subscription_next': { date: Word }
  'account.home_subscriptions_paused': null
  'account.home_no_subscription': null
  'account.letters_none': null
  'account.letters_requested': null
  'account.letters_confirmed': null
  'account.home_card_invite': null
  'account.home_unverified': { profileLink: Word }
  'account.home_verify': null
  'account.returns_empty': null
  'account.returns_empty_hint': null
  'account.returns_to_orders': null
  'account.return_of': { orderNumber: Word }
  'account.return_facts': { count: number; date: Word }
  'account.return_refund': { amount: Word }
  'account.return_until': { date: Word }
  'account.letters': null
  'account.letters_hint': null
  'account.letters_failed': null
  'account.consents': null
  'account.consents_hint': null
  'account.consents_link': null
  'account.privacy_link': null
  'account.data_copy': null
  'account.data_export_hint': null
  'account.data_too_many': null
  'account.delete_now': null
  'account.delete_now_list': null
  'account.delete_later': null
  'account.delete_later_list': null
  'account.delete_kept': null
  'account.delete_kept_list': { years: number }
  'account.delete_password_hint': null
  'account.delete_wrong_password': null
  'account.delete_login_too_old': { loginLink: Word }
  'account.delete_login': null
  'account.delete_too_many': { minutes: number }
  'account.delete_open': null
  'account.card_open': null
  'account.card_redeemable': null
  'account.card_temporary': null
  'account.card_vouchers': { count: number }
  'address.first_name': null
  'address.last_name': null
  'address.company': null
  'address.street': null
  'address.address_extra': null
  'address.postcode': null
  'address.city': null
  'address.country': null
  'address.parcel_locker': null
  'address.parcel_locker_number': null
  'address.post_number': null
  'address.post_number_hint': null
  'address.name_invalid': null
  'address.line_invalid': null
  'address.web_address': null
  'address.postcode_invalid': { country: Word; example: Word }
  'address.parcel_locker_invalid': null
  'address.post_number_invalid': null
  'address.house_number_missing': null
  'address.country_not_served': { countries: Word }
  'alert.title': { size: Word }
  'alert.intro': null
  'alert.email': null
  'alert.submit': null
  'alert.email_invalid': null
  'alert.sent': null
  'alert.too_many': null
  'alert.failed': null
  'alert.page_title': null
  'alert.confirm_intro': null
  'alert.confirm_button': null
  'alert.confirmed_title': null
  'alert.confirmed': null
  'alert.unknown_title': null
  'alert.unknown': null
  'alert.back_to_shop': null
  'alert.back_to_product': null
  'alert.in_stock': null
  'answer.title': null
  'answer.loading': null
  'answer.stop': null
  'answer.sources': null
  'answer.note': null
  'answer.cannot': { contactLink: Word }
  'answer.helpful': null
  'answer.yes': null
  'answer.no': null
  'answer.thanks': null
  'answer.error': null
  'basket.title': null
  'basket.count': { count: number }
  'basket.empty_title': null
  'basket.empty_hint': null
  'basket.empty_new': null
  'basket.empty_wishlist': null
  'basket.quantity': null
  'basket.quantity_of': { name: Word }
  'basket.increase': { name: Word }
  'basket.decrease': { name: Word }
  'basket.max_quantity': null
  'basket.change_size': null
  'basket.remove': { name: Word }
  'basket.removed': { name: Word }
  'basket.undo': null
  'basket.move_to_wishlist': null
  'basket.unit_price': { price: Word }
  'basket.line_total': { price: Word }
  'basket.subscription': { count: number }
  'basket.unavailable_title': null
  'basket.unavailable_hint': null
  'basket.price_changed': { old: Word; price: Word }
  'basket.stock_changed': { count: number }
  'basket.not_reserved': null
  'basket.subtotal': null
  'basket.discount_named': { name: Word }
  'basket.discount_total': null
  'basket.delivery': null
  'basket.delivery_free': null
  'basket.delivery_rule': null
  'basket.delivery_progress': { amount: Word }
  'basket.delivery_reached': null
  'basket.total': null
  'basket.total_tax': { amount: Word; rate: Word }
  'basket.voucher_open': null
  'basket.voucher_label': null
  'basket.voucher_apply': null
  'basket.voucher_applied': { code: Word; amount: Word }
  'basket.voucher_remove': { code: Word }
  'basket.voucher_unknown': null
  'basket.voucher_expired': { date: Word }
  'basket.voucher_used': null
  'basket.voucher_minimum': { minimum: Word; amount: Word }
  'basket.voucher_not_combinable': { name: Word }
  'basket.voucher_too_many': { minutes: number }
  'basket.promotion_applied': { name: Word }
  'basket.promotion_missing': { amount: Word; name: Word }
  'basket.gift_choose': null
  'basket.gift_locked': { amount: Word }
  'basket.gift_lost': { price: Word }
  'basket.group_blocked': { name: Word }
  'basket.group_part_missing': null
  'basket.merged': null
  'basket.to_checkout': null
  'basket.notification.add_to_basket_variant_out_of_stock_error': null
  'basket.notification.add_to_basket_max_basket_items_error': null
  'basket.notification.add_to_basket_error': null
  'basket.notification.reduced_quantity': { count: number }
  'basket.update_conflict': null
  'basket.size_named': { size: Word }
  'basket.pieces_at': { count: Word; price: Word }
  'basket.remove_short': null
  'basket.remove_failed': null
  'basket.article_number': { number: Word }
  'basket.promotion_saving': { name: Word; amount: Word }
  'basket.gift': null
  'basket.gift_of': { name: Word }
  'basket.gift_decline': null
  'basket.gift_take': null
  'basket.gift_take_named': { name: Word }
  'basket.gift_optional': null
  'basket.gift_lost_other': { name: Word; price: Word }
  'basket.extra_lost': { name: Word; price: Word }
  'basket.gift_keep': { price: Word }
  'basket.decide_first': { name: Word }
  'basket.promotion_lost_minimum': { name: Word }
  'basket.promotion_lost_over': { name: Word }
  'basket.promotion_lost_other': { name: Word }
  'basket.promotion_pieces': { count: number; name: Word }
  'basket.acknowledge': null
  'basket.acknowledge_named': { name: Word }
  'basket.max_stock': { count: number }
  'basket.save_short': null
  'basket.save_named': { name: Word }
  'basket.saved': { name: Word }
  'basket.put_back': { name: Word }
  'basket.quantity_changed': { name: Word; count: Word; total: Word }
  'basket.size_of': { name: Word }
  'basket.size_changed': { name: Word; size: Word }
  'basket.size_sold_out': { size: Word }
  'basket.apply_change': null
  'basket.voucher_not_started': { date: Word }
  'basket.voucher_nothing': null
  'basket.voucher_named': { code: Word }
  'basket.voucher_other': null
  'basket.delivery_window': { from: Word; to: Word }
  'basket.payment_means': { means: Word }
  'basket.notify_me': null
  'basket.notify_named': { name: Word }
  'basket.belongs_to': { name: Word }
  'basket.together': null
  'basket.new_arrivals': null
  'basket.to_wishlist': null
  'basket.merged_partly': null
  'cancel.title': null
  'cancel.kind': null
  'cancel.kind_ordinary': null
  'cancel.kind_extraordinary': null
  'cancel.reason': null
  'cancel.who': null
  'cancel.contract': null
  'cancel.when': null
  'cancel.when_earliest': null
  'cancel.when_date': null
  'cancel.email': null
  'cancel.submit': null
  'cancel.done': { date: Word; time: Word; email: Word }
  'cancel.intro': null
  'cancel.kind_ordinary_hint': null
  'cancel.kind_extraordinary_hint': null
  'cancel.contract_short': null
  'cancel.when_date_label': null
  'cancel.date_invalid': null
  'cancel.too_many': { minutes: number }
  'cancel.done_title': null
  'cancel.download': null
  'cancel.unmatched': null
  'cancel.receipt_unknown': null
  'cancel.terms_title': null
  'cancel.terms_period': null
  'cancel.terms_period_text': null
  'cancel.terms_login': null
  'cancel.terms_login_text': null
  'cancel.terms_confirmation': null
  'cancel.terms_confirmation_text': null
  'cancel.terms_more': { helpLink: Word }
  'cancel.terms_help': null
  'cancel.number': null
  'card.title': null
  'card.number': null
  'card.pending': { count: number }
  'card.expiring': { count: number; date: Word }
  'card.level_temporary': null
  'card.level_basic': null
  'card.level_vip': null
  'card.to_vip': { amount: Word }
  'card.to_voucher': { count: number }
  'card.redeem': null
  'card.register': null
  'card.link_existing': null
  'card.already_linked': null
  'card.history': null
  'card.history_earned': { orderNumber: Word }
  'card.history_returned': { orderNumber: Word }
  'card.show_barcode': null
  'card.empty_history': null
  'card.invite': null
  'card.invite_points': null
  'card.vip_until': { date: Word }
  'card.temporary_until': { date: Word }
  'card.points_word': { count: number }
  'card.below_zero': null
  'card.barcode': { number: Word }
  'card.barcode_hint': null
  'card.temporary_hint': null
  'card.verify': null
  'card.says_verify': null
  'card.says_registered': null
  'card.says_linked': null
  'card.says_redeemed': null
  'card.says_left': null
  'card.says_too_few': null
  'card.says_failed': null
  'card.unavailable': null
  'card.vouchers': null
  'card.voucher_points': null
  'card.voucher_birthday': null
  'card.voucher_until': { date: Word }
  'card.voucher_note': null
  'card.no_vouchers': null
  'card.copy': null
  'card.copied': null
  'card.copy_code': { code: Word }
  'card.history_date': null
  'card.history_what': null
  'card.history_points': null
  'card.history_pending': { orderNumber: Word }
  'card.history_pending_hint': null
  'card.history_credited_on': { date: Word }
  'card.history_voucher': null
  'card.history_expiry': null
  'card.history_correction': null
  'card.levels': null
  'card.terms': null
  'card.yours': null
  'card.benefit': null
  'card.column_temporary': null
  'card.row_when': null
  'card.when_temporary': null
  'card.when_basic': null
  'card.when_vip': null
  'card.row_discount': null
  'card.discount': { percent: Word }
  'card.row_redeem': null
  'card.yes': null
  'card.no': null
  'card.row_birthday': null
  'card.birthday_basic': null
  'card.birthday_vip': null
  'card.row_delivery': null
  'card.delivery_from': null
  'card.delivery_free': null
  'card.row_hem': null
  'card.free': null
  'card.row_sale': null
  'card.sale_all': null
  'card.sale_vip': null
  'card.register_hint': null
  'card.birth_date': null
  'card.birth_date_hint': null
  'card.accept_terms': { termsLink: Word }
  'card.terms_link': null
  'card.accept_missing': null
  'card.newsletter': null
  'card.link_hint': null
  'card.link': null
  'card.link_not_found': null
  'card.link_too_many': null
  'card.has_card': null
  'card.leave': null
  'card.leave_hint': null
  'card.leave_hint_owed': null
  'card.leave_now': null
  'card.hem_price': null
  'category.dresses': null
  'category.blouses_shirts': null
  'category.tops': null
  'category.knitwear': null
  'category.trousers': null
  'category.jeans': null
  'category.skirts': null
  'category.blazers': null
  'category.coats_jackets': null
  'category.suits': null
  'category.scarves': null
  'checkout.title': null
  'checkout.back_to_basket': null
  'checkout.help': null
  'checkout.empty_title': null
  'checkout.empty_hint': null
  'checkout.empty_basket': null
  'checkout.empty_new': null
  'checkout.not_loaded': null
  'checkout.partly_loaded': null
  'checkout.script_needed': null
  'common.close': null
  'common.cancel': null
  'common.back': null
  'common.retry': null
  'common.loading': null
  'common.more': null
  'common.new_window': null
  'common.demo_note': null
  'common.show_more': null
  'common.show_less': null
  'common.item_count': { count: number }
  'consent.title': null
  'consent.text': null
  'consent.accept_all': null
  'consent.reject_all': null
  'consent.settings': null
  'consent.save': null
  'consent.necessary': null
  'consent.necessary_text': null
  'consent.statistics': null
  'consent.statistics_text': null
  'consent.testing': null
  'consent.testing_text': null
  'consent.personal': null
  'consent.personal_text': null
  'consent.marketing': null
  'consent.marketing_text': null
  'consent.errors': null
  'consent.errors_text': null
  'consent.provider': { provider: Word; duration: Word }
  'consent.saved': null
  'consent.signal': null
  'consent.embed': { provider: Word }
  'consent.embed_load': null
  'consent.privacy': null
  'consent.imprint': null
  'consent.whole_group': { group: Word }
  'consent.months': { count: number }
  'consent.days': { count: number }
  'consent.visit_statistics': null
  'consent.visit_statistics_text': null
  'consent.search_usage': null
  'consent.search_usage_text': null
  'consent.comparison_tests': null
  'consent.comparison_tests_text': null
  'consent.testing_script': null
  'consent.testing_script_text': null
  'consent.recently_viewed': null
  'consent.recently_viewed_text': null
  'consent.recent_searches': null
  'consent.recent_searches_text': null
  'consent.recommendation_script': null
  'consent.recommendation_script_text': null
  'consent.tag_manager': null
  'consent.tag_manager_text': null
  'consent.error_reports': null
  'consent.error_reports_text': null
  'consent.recorded': { date: Word; again: Word }
  'consent.failed': null
  'consent.not_forgotten': null
  'consent.nothing': null
  'consent.measured_title': null
  'consent.measured': {
    since: Word
    visits: number
    pages: number
    products: number
    searches: number
  }
  'consent.measured_none': null
  'consent.measured_hint': null
  'consent.cookies': null
  'consent.until_taken_back': null
  'content.read_story': null
  'content.shop_story': null
  'content.updated': { date: Word }
  'content.on_this_page': null
  'content.expand_all': null
  'content.print': null
  'content.video_play': { title: Word }
  'content.video_captions': null
  'content.video_pause': { title: Word }
  'content.video_transcript': null
  'content.countdown_until': { day: Word; time: Word }
  'content.countdown_left': null
  'content.slider_previous': null
  'content.slider_next': null
  'content.slider_pause': null
  'content.contact_topic': null
  'content.contact_message': null
  'content.contact_send': null
  'content.anchor': { title: Word }
  'content.not_translated': null
  'content.drafts_title': null
  'content.drafts_text': null
  'content.reading_minutes': { count: number }
  'content.next_story': null
  'content.contact_topic_missing': null
  'content.contact_topic_choose': null
  'content.contact_topic_order': null
  'content.contact_topic_delivery': null
  'content.contact_topic_return': null
  'content.contact_topic_product': null
  'content.contact_topic_store': null
  'content.contact_topic_other': null
  'content.contact_name': null
  'content.contact_email': null
  'content.contact_order': null
  'content.contact_message_short': { min: Word }
  'content.contact_message_hint': { max: Word }
  'content.contact_sign': null
  'content.contact_note': { privacyLink: Word }
  'content.contact_privacy': null
  'content.contact_leave_empty': null
  'content.contact_too_many': { minutes: number }
  'content.contact_sent_title': null
  'content.contact_sent_text': null
  'content.contact_case': { number: Word }
  'content.contact_onward': null
  'content.contact_title': null
  'error.not_found_code': null
  'error.not_found_title': null
  'error.not_found_message': null
  'error.nearest': { categoryLink: Word }
  'error.gone_message': { categoryLink: Word }
  'error.request_not_processed': null
  'error.reference': { reference: Word }
  'error.go_to_homepage': null
  'error.image_alt': null
  'error.maintenance': { time: Word }
  'error.offline': null
  'error.new_version': null
  'error.request_not_processed_title': null
  'error.new_version_reload': null
  'error.online_again': null
  'error.backend_title': null
  'error.backend_message': null
  'feedback.open': null
  'feedback.message': null
  'feedback.email': null
  'feedback.email_hint': null
  'feedback.note': null
  'feedback.send': null
  'feedback.thanks': null
  'feedback.empty': null
  'feedback.unsure': null
  'feedback.unreachable': null
  'feedback.forbidden': null
  'filter.open': null
  'filter.open_count': { count: number }
  'filter.close': null
  'filter.apply': { count: number }
  'filter.apply_plain': null
  'filter.clear_all': null
  'filter.clear_group': { group: Word }
  'filter.remove': { value: Word }
  'filter.applied': null
  'filter.size': null
  'filter.size_hint': null
  'filter.colour': null
  'filter.price': null
  'filter.price_from': null
  'filter.price_to': null
  'filter.price_invalid': null
  'filter.price_not_number': null
  'filter.brand': null
  'filter.material': null
  'filter.fit': null
  'filter.occasion': null
  'filter.length': null
  'filter.pattern': null
  'filter.sale_only': null
  'filter.new_only': null
  'filter.my_sizes': null
  'filter.value_count': { value: Word; count: number }
  'filter.show_more': { count: number }
  'filter.show_less': null
  'filter.search_in': { group: Word }
  'filter.no_values': { term: Word }
  'filter.reset': null
  'filter.applied_from': { price: Word }
  'filter.applied_to': { price: Word }
  'filter.applied_range': { from: Word; to: Word }
  'filter.applied_reduction': { percent: Word }
  'filter.available_only': null
  'filter.sale': null
  'filter.new': null
  'filter.available': null
  'footer.service': null
  'footer.about': null
  'footer.legal': null
  'footer.help_line': { phone: Word; hours: Word }
  'footer.contact': null
  'footer.faq': null
  'footer.delivery': null
  'footer.payment': null
  'footer.returns': null
  'footer.size_guide': null
  'footer.care_guide': null
  'footer.track_order': null
  'footer.returns_portal': null
  'footer.imprint': null
  'footer.terms': null
  'footer.privacy': null
  'footer.cookies': null
  'footer.consent_settings': null
  'footer.withdrawal_info': null
  'footer.withdraw_button': null
  'footer.cancel_contracts': null
  'footer.accessibility': null
  'footer.product_safety': null
  'footer.guarantee_notice': null
  'footer.careers': null
  'footer.sustainability': null
  'footer.fashion_card': null
  'footer.gift_card': null
  'footer.payment_means': null
  'footer.carriers': { carrier: Word }
  'footer.delivery_area': null
  'footer.tax_note': null
  'footer.newsletter_title': null
  'footer.newsletter_hint': null
  'footer.newsletter_email': null
  'footer.newsletter_submit': null
  'footer.newsletter_privacy': null
  'footer.newsletter_consent': { privacyLink: Word }
  'footer.about_us': null
  'footer.contracts': null
  'footer.help_question': null
  'footer.help_hours': { weekdays: Word; saturday: Word }
  'footer.payment_invoice': null
  'footer.payment_prepayment': null
  'footer.payment_paypal': null
  'footer.payment_visa': null
  'footer.payment_mastercard': null
  'footer.payment_gift_card': null
  'form.summary': { count: number }
  'form.summary_fault': { label: Word; error: Word }
  'form.required': null
  'form.email_invalid': null
  'form.postcode_invalid': { country: Word; count: number }
  'form.phone_invalid': { example: Word }
  'form.house_number_missing': null
  'form.birth_date_invalid': null
  'form.too_young': null
  'form.too_long': { max: Word }
  'form.optional': null
  'form.lost_connection': null
  'form.rate_limited': { seconds: number }
  'header.skip_to_content': null
  'header.skip_to_search': null
  'header.home_link': null
  'header.menu_open': null
  'header.menu_close': null
  'header.menu_back': { category: Word }
  'header.menu_all_of': { category: Word }
  'header.menu_current': null
  'header.search_open': null
  'header.account_greeting': { firstName: Word }
  'header.account_open': null
  'header.wishlist_count': { count: number }
  'header.basket_count': { count: number }
  'header.promise_delivery': null
  'header.promise_returns': null
  'header.promise_stores': null
  'header.promise_card': null
  'header.promise_pause': null
  'header.promise_close': null
  'header.nav_new': null
  'header.nav_clothing': null
  'header.nav_outfits': null
  'header.nav_basics': null
  'header.nav_accessories': null
  'header.nav_sale': null
  'header.nav_magazine': null
  'header.nav_stores': null
  'header.nav_label': null
  'header.menu_title': null
  'header.menu_focus': null
  'header.menu_expand': { category: Word }
  'header.menu_collapse': { category: Word }
  'header.search_close': null
  'header.promise_label': null
  'header.promise_resume': null
  'header.account_short': null
  'home.page_title': null
  'home.description': null
  'home.index': null
  'home.new_title': null
  'home.new_link': null
  'listing.count': { count: number }
  'listing.progress': { shown: Word; total: Word }
  'listing.load_more': { count: number }
  'listing.loaded': { count: number }
  'listing.page_of': { page: Word; total: Word }
  'listing.page_previous': null
  'listing.page_next': null
  'listing.sort': null
  'listing.sort_recommended': null
  'listing.sort_recommended_hint': null
  'listing.sort_new': null
  'listing.sort_price_asc': null
  'listing.sort_price_desc': null
  'listing.badge_new': null
  'listing.badge_sale': { percent: Word }
  'listing.badge_sold_out': null
  'listing.badge_last': null
  'listing.badge_set': null
  'listing.colours': { count: number }
  'listing.colour_choose': { colour: Word }
  'listing.colours_more': { count: number }
  'listing.price_from': { price: Word }
  'listing.price_now': { price: Word }
  'listing.quick_add': null
  'listing.empty_title': null
  'listing.empty_hint': { filter: Word; count: number }
  'listing.empty_remove': { filter: Word }
  'listing.category_empty': { category: Word }
  'listing.error': null
  'listing.retry': null
  'listing.updated': { count: number }
  'listing.breadcrumb': null
  'listing.outfits_title': null
  'listing.outfit_count': { count: number }
  'listing.outfit_pieces': { count: number }
  'listing.new_title': null
  'listing.wishlist_add': { name: Word }
  'listing.wishlist_remove': { name: Word }
  'listing.empty_category': null
  'listing.empty_new': null
  'listing.colour_sold_out': { colour: Word }
  'listing.sort_why': null
  'listing.sort_apply': null
  'listing.empty_loosen': { filter: Word }
  'listing.limited': null
  'login.title': null
  'login.tab_register': null
  'login.email': null
  'login.password': null
  'login.password_show': null
  'login.password_hide': null
  'login.submit': null
  'login.forgot': null
  'login.failed': null
  'login.too_many': { minutes: number }
  'login.needed': null
  'login.merge_note': null
  'login.provider_failed': { provider: Word }
  'login.logged_out': null
  'login.welcome': null
  'login.guest_title': null
  'login.guest_hint': null
  'login.guest': null
  'login.track_question': { trackLink: Word }
  'login.track_link': null
  'login.tabs_label': null
  'login.provider': { provider: Word }
  'login.back': null
  'login.to_account': null
  'login.onward': null
  'login.to_home': null
  'login.link_expired_title': null
  'login.link_expired': null
  'login.revoke_expired': { phone: Word; email: Word }
  'login.verify_title': null
  'login.verify_hint': null
  'login.verify_submit': null
  'login.verified_title': null
  'login.verified_hint': null
  'login.email_title': null
  'login.email_hint': null
  'login.email_needed': null
  'login.email_submit': null
  'login.email_done_title': null
  'login.email_done_hint': null
  'login.revoke_title': null
  'login.revoke_hint': null
  'login.revoke_submit': null
  'login.revoke_done_title': null
  'login.revoke_done_hint': null
  'login.deleted_title': null
  'login.deleted_hint': null
  'newsletter.page_title': null
  'newsletter.confirm_intro': null
  'newsletter.confirm_button': null
  'newsletter.confirmed_title': null
  'newsletter.confirmed': null
  'newsletter.unknown_title': null
  'newsletter.unknown': null
  'newsletter.onward': null
  'newsletter.topics_legend': null
  'newsletter.topic_new': null
  'newsletter.topic_new_hint': null
  'newsletter.topic_magazine': null
  'newsletter.topic_magazine_hint': null
  'newsletter.topic_sale': null
  'newsletter.topic_sale_hint': null
  'newsletter.topic_branch': null
  'newsletter.topic_branch_hint': null
  'newsletter.topics_missing': null
  'newsletter.email': null
  'newsletter.consent': { privacyLink: Word }
  'newsletter.privacy': null
  'newsletter.submit': null
  'newsletter.sent_title': null
  'newsletter.sent': null
  'newsletter.too_many': { minutes: number }
  'newsletter.end_title': null
  'newsletter.end_intro': null
  'newsletter.end_button': null
  'newsletter.ended_title': null
  'newsletter.ended': null
  'newsletter.end_unknown': null
  'newsletter.again': null
  'newsletter.own_none': null
  'newsletter.own_unproven': null
  'newsletter.own_requested': { email: Word }
  'newsletter.own_confirmed': { email: Word }
  'newsletter.save': null
  'newsletter.saved': null
  'newsletter.asked': null
  'newsletter.stopped': null
  'newsletter.wait': null
  'newsletter.to_topics': null
  'newsletter.topics': null
  'order.status_ordered': null
  'order.status_payment_pending': null
  'order.status_paid': null
  'order.status_packed': null
  'order.status_shipped': null
  'order.status_delivered': null
  'order.status_ready_collect': null
  'order.status_cancelled': null
  'order.status_returned': null
  'order.status_refunded': null
  'order.status_delayed': null
  'order.status_return_announced': null
  'order.status_return_received': null
  'order.status_return_rejected': null
  'order.days_after_payment': { count: number; days: Word }
  'order.collect_after_payment': null
  'order.piece': { color: Word; size: Word; count: number }
  'order.subscription': { count: number }
  'order.subscription_named': { count: number; number: Word }
  'order.piece_some': { color: Word; size: Word; count: Word; total: Word }
  'order.count': null
  'order.gift': null
  'order.undeliverable': null
  'order.goods': null
  'order.summary': null
  'order.address': null
  'order.payment': null
  'order.delivery': null
  'order.free': null
  'order.subtotal': null
  'order.due': null
  'order.total': null
  'order.total_tax': { amount: Word }
  'order.voucher': { code: Word }
  'order.invoice': null
  'order.return_until': { date: Word }
  'order.cancel': null
  'order.cancel_until': { time: Word }
  'order.cancel_hint': null
  'order.cancel_now': null
  'order.cancelled_note': null
  'order.cancel_too_late': null
  'order.payment_line': { method: Word; amount: Word; state: Word }
  'order.payment_pending': null
  'order.payment_paid': null
  'order.payment_failed': null
  'order.payment_refunded': null
  'order.payment_open_invoice': null
  'order.pay_invoice': null
  'order.pay_prepayment': null
  'order.pay_wallet': null
  'order.pay_card': null
  'order.pay_gift_card': null
  'order.transfer_to': { owner: Word; iban: Word; reference: Word }
  'outfit.add_all': null
  'outfit.choose_sizes': { count: number }
  'outfit.total': { count: number }
  'outfit.hotspot': { name: Word; price: Word }
  'outfit.label': null
  'outfit.pieces': null
  'outfit.without_sold_out': null
  'outfit.more': null
  'outfit.all': null
  'outfit.add': { count: number }
  'outfit.size_of': { name: Word }
  'outfit.size_option': { size: Word }
  'outfit.size_option_left': { size: Word; count: Word }
  'outfit.size_option_sold_out': { size: Word }
  'outfit.left': { count: Word }
  'outfit.sold_out': null
  'outfit.similar': null
  'outfit.instead': { colour: Word }
  'outfit.all_cost': { count: Word; price: Word }
  'outfit.nothing_chosen': null
  'outfit.in_basket': null
  'page.loaded': { title: Word }
  'page.progress': null
  'page.number': { page: Word }
  'page.number_current': { page: Word }
  'page.pagination': null
  'preview.banner': null
  'preview.close': null
  'preview.copied': null
  'preview.copy': null
  'preview.date_label': null
  'preview.date_now': null
  'preview.date_submit': null
  'preview.date_unreadable': null
  'preview.edit': null
  'preview.entry': null
  'preview.field': null
  'preview.file': null
  'preview.inspect': null
  'preview.inspect_hint': null
  'preview.label': null
  'preview.leave': null
  'preview.moment_at': { date: Word; time: Word }
  'preview.moment_now': null
  'preview.panel': null
  'price.tax_note': { deliveryLink: Word }
  'price.delivery_link': null
  'price.tax_note_free': null
  'price.lowest_30': { price: Word }
  'price.reduced_from_lowest': { percent: Word }
  'price.not_below_lowest': null
  'price.old_read_out': { old: Word; price: Word }
  'price.member': { price: Word }
  'price.subscription': { price: Word }
  'price.free_gift': null
  'product.size_choose': null
  'product.size_missing': null
  'product.size_selected': { size: Word }
  'product.size_sold_out': { size: Word }
  'product.size_low': { count: number; size: Word }
  'product.size_notify': { size: Word }
  'product.one_size': null
  'product.size_guide': null
  'product.size_advice': { size: Word; line: Word }
  'product.fit_small': null
  'product.fit_true': null
  'product.fit_large': null
  'product.measurements': null
  'product.colour': { colour: Word }
  'product.colour_sold_out': { colour: Word }
  'product.add_to_basket': null
  'product.adding': null
  'product.added': null
  'product.added_title': null
  'product.added_spoken': { names: Word }
  'product.added_continue': null
  'product.added_basket': null
  'product.wishlist_add': null
  'product.wishlist_remove': null
  'product.sold_out_title': null
  'product.sold_out_hint': null
  'product.notify_button': null
  'product.notify_done': null
  'product.gone': null
  'product.delivery_window': { from: Word; to: Word }
  'product.delivery_express': { day: Word; fee: Word }
  'product.returns_line': null
  'product.free_delivery_hint': { amount: Word }
  'product.store_check': null
  'product.store_available': { store: Word }
  'product.store_not_available': { store: Word }
  'product.details': null
  'product.material_care': null
  'product.composition': null
  'product.outer': { fibres: Word }
  'product.lining': { fibres: Word }
  'product.animal_parts': null
  'product.delivery_returns': null
  'product.maker': null
  'product.maker_text': { name: Word; address: Word; email: Word }
  'product.no_warnings': null
  'product.warnings': null
  'product.article_number': { number: Word }
  'product.model_info': { size: Word; length: Word }
  'product.guarantee_link': null
  'product.complete_look': null
  'product.similar': null
  'product.recently_viewed': null
  'product.gallery_open': null
  'product.gallery_close': null
  'product.gallery_position': { index: Word; total: Word }
  'product.gallery_video': { index: Word; total: Word }
  'product.gallery_next': null
  'product.gallery_previous': null
  'product.share': null
  'product.link_copied': null
  'product.subscribe_option': null
  'product.subscribe_once': null
  'product.subscribe_interval': { count: number }
  'product.subscribe_note': null
  'product.subscribe_legend': null
  'product.subscribe_price': { price: Word }
  'product.subscribe_interval_label': null
  'product.subscribe_terms': null
  'product.size': null
  'product.size_left': { count: Word }
  'product.size_preorder': { size: Word }
  'product.preorder_short': null
  'product.preorder_sizes': { sizes: Word }
  'product.sold_out_sizes': { sizes: Word }
  'product.pictures': { name: Word }
  'product.colours': null
  'product.delivery_more': null
  'product.returns_more': null
  'product.care_more': null
  'product.look_link': null
  'product.article': null
  'product.delivery_cost': { fee: Word; amount: Word }
  'product.delivery_preorder': null
  'product.sellable_from': { date: Word }
  'product.sellable_over': null
  'product.last_piece': { size: Word }
  'product.zoom_in': null
  'product.zoom_out': null
  'product.zoom_level': { percent: Word }
  'product.zoom_hint': null
  'product.buy_bar': null
  'product.paying': null
  'product.size_chosen': { size: Word }
  'profile.person': null
  'profile.first_name': null
  'profile.last_name': null
  'profile.phone': null
  'profile.name_invalid': null
  'profile.too_young': { age: Word }
  'profile.email': null
  'profile.email_current': { email: Word }
  'profile.email_new': null
  'profile.email_hint': null
  'profile.email_login_too_old': { loginLink: Word }
  'profile.email_same': null
  'profile.email_unverified': null
  'profile.verify_request': null
  'profile.verify_sent': null
  'profile.password': null
  'profile.password_hint': null
  'profile.password_wrong': null
  'profile.password_none': { setLink: Word }
  'profile.password_set': null
  'profile.devices_hint': null
  'profile.device_current': null
  'profile.device_active': null
  'profile.device_name': { browser: Word; system: Word }
  'profile.device_unknown': null
  'profile.device_used': { date: Word; time: Word }
  'profile.device_end': null
  'profile.device_end_of': { device: Word }
  'profile.device_ended': null
  'profile.others_end': null
  'profile.others_ended': null
  'profile.devices_failed': null
  'profile.account': null
  'provider.cancelled_title': null
  'provider.invalid_title': null
  'provider.invalid': null
  'provider.email_title': null
  'provider.email': { provider: Word }
  'provider.account_title': null
  'provider.account': { provider: Word }
  'provider.inactive_title': null
  'provider.inactive': { emailLink: Word }
  'provider.unavailable_title': { provider: Word }
  'provider.unavailable': null
  'provider.too_many_title': null
  'provider.too_many': null
  'provider.back': null
  'register.password_hint': null
  'register.password_weak': null
  'register.password_fair': null
  'register.password_strong': null
  'register.submit': null
  'register.privacy_note': { privacyLink: Word }
  'register.check_mail': null
  'register.title': null
  'register.newsletter': null
  'register.password_short': { count: Word }
  'register.password_too_weak': null
  'register.strength': null
  'register.privacy_link': null
  'register.too_many': { minutes: number }
  'register.sent_title': null
  'register.no_mail': { againLink: Word }
  'register.again_link': null
  'register.confirm_title': null
  'register.confirm_hint': null
  'register.confirm_wrong': null
  'register.confirm': null
  'register.confirmed_title': null
  'register.confirmed_hint': null
  'register.confirm_failed_hint': null
  'register.benefits': null
  'register.password_more': { count: number }
  'register.password_good': null
  'reset.title': null
  'reset.sent': null
  'reset.link_expired': null
  'reset.done': null
  'reset.hint': null
  'reset.submit': null
  'reset.new_title': null
  'reset.new_hint': null
  'reset.new_submit': null
  'reset.done_title': null
  'returns.title': null
  'returns.identify': null
  'returns.choose_items': null
  'returns.item_closed': { date: Word }
  'returns.item_excluded': null
  'returns.item_excluded_because': { reason: Word }
  'returns.reason': null
  'returns.reason_too_small': null
  'returns.reason_too_large': null
  'returns.reason_different': null
  'returns.reason_quality': null
  'returns.reason_wrong_item': null
  'returns.reason_late': null
  'returns.reason_unwanted': null
  'returns.reason_none': null
  'returns.exchange': null
  'returns.exchange_hold': null
  'returns.method': null
  'returns.method_label': null
  'returns.method_qr': null
  'returns.method_store': null
  'returns.label_fee': null
  'returns.promotion_adjusted': { name: Word }
  'returns.submit': null
  'returns.done_hint': { date: Word }
  'returns.status_announced': null
  'returns.status_received': null
  'returns.status_inspected': null
  'returns.status_refunded': null
  'returns.status_rejected': null
  'returns.deadline': { date: Word }
  'returns.item_not_delivered': null
  'returns.item_returned': null
  'returns.exchange_none': null
  'returns.exchange_size': { size: Word }
  'returns.exchanged': null
  'returns.method_qr_hint': { carrier: Word }
  'returns.method_label_hint': null
  'returns.method_store_hint': null
  'returns.chosen': { count: number }
  'returns.chosen_line': { count: number; name: Word; color: Word }
  'returns.returned_line': { count: number; name: Word; size: Word }
  'returns.choose_hint': null
  'returns.recompute': null
  'returns.refund': null
  'returns.way_back': null
  'returns.delivery_refund': null
  'returns.promotion_restored': null
  'returns.refund_to_invoice': null
  'returns.refund_to_prepayment': null
  'returns.refund_to_wallet': null
  'returns.refund_to_card': null
  'returns.refund_to_gift_card': null
  'returns.nothing_chosen': null
  'returns.not_returnable': null
  'returns.exchange_unavailable': null
  'returns.nothing_title': null
  'returns.to_order': null
  'returns.another': null
  'returns.earlier': null
  'returns.of_day': { day: Word }
  'returns.return_number': { number: Word }
  'returns.done_headline': { done: Word }
  'returns.done_word': null
  'returns.head_received': null
  'returns.head_inspected': null
  'returns.head_refunded': null
  'returns.head_rejected': null
  'returns.rejected_because': { reason: Word }
  'returns.progress': null
  'returns.code_title': null
  'returns.code_store': null
  'returns.code_hint': null
  'returns.code_store_hint': null
  'returns.code_alt': { number: Word }
  'returns.label_title': null
  'returns.label_download': null
  'returns.terms_title': null
  'returns.terms_period': null
  'returns.terms_period_text': null
  'returns.terms_cost': null
  'returns.terms_money': null
  'returns.terms_money_text': null
  'returns.withdraw_instead': { withdrawalLink: Word }
  'returns.withdraw': null
  'returns.free': null
  'search.label': null
  'search.placeholder': null
  'search.submit': null
  'search.clear': null
  'search.suggestions_queries': null
  'search.suggestions_categories': null
  'search.suggestions_products': null
  'search.suggestions_pages': null
  'search.scope': { term: Word; category: Word }
  'search.recent': null
  'search.recent_remove': { term: Word }
  'search.recent_clear': null
  'search.recent_note': null
  'search.popular': null
  'search.suggestions_announced': { count: number }
  'search.show_all': { count: number }
  'search.result_title': { term: Word }
  'search.result_count': { count: number }
  'search.corrected': { corrected: Word }
  'search.corrected_revert': { original: Word }
  'search.did_you_mean': { suggestion: Word }
  'search.zero_title': { term: Word }
  'search.zero_hint': null
  'search.zero_categories': null
  'search.zero_service': null
  'search.tab_products': { count: Word }
  'search.tab_content': { count: Word }
  'search.error': null
  'search.too_long': { count: Word }
  'search.title': null
  'shop.switch_title': null
  'shop.switch_open': { country: Word; language: Word; currency: Word }
  'shop.option_de': null
  'shop.option_at': null
  'shop.option_ch': null
  'shop.option_fr_ch': null
  'shop.option_en': null
  'shop.switch_warning': null
  'shop.switch_confirm': { shop: Word }
  'shop.suggest': { country: Word; shop: Word }
  'shop.suggest_stay': null
  'shop.switch_intro': null
  'shop.current': null
  'sizes.title': null
  'sizes.body_note': null
  'sizes.col_size': null
  'sizes.col_letter': null
  'sizes.col_fr': null
  'sizes.col_uk': null
  'sizes.col_bust': null
  'sizes.col_waist': null
  'sizes.col_hips': null
  'sizes.col_arm': null
  'sizes.col_shoulder': null
  'sizes.col_insideLeg': null
  'sizes.col_inch': null
  'sizes.col_length': null
  'sizes.col_belt': null
  'sizes.col_beltGirth': null
  'sizes.lengths': null
  'sizes.measure_title': null
  'sizes.measure_bust': null
  'sizes.measure_waist': null
  'sizes.measure_hips': null
  'sizes.measure_hint': null
  'sizes.advice_title': null
  'sizes.advice_hint': null
  'sizes.advice_submit': null
  'sizes.advice_bust': null
  'sizes.advice_waist': null
  'sizes.advice_hips': null
  'sizes.advice_invalid': { least: Word; most: Word }
  'sizes.advice_empty': null
  'sizes.advice_fits': { size: Word }
  'sizes.advice_between_up': { smaller: Word; larger: Word; reason: Word }
  'sizes.advice_between_down': { smaller: Word; larger: Word; reason: Word }
  'sizes.reason_small': null
  'sizes.reason_large': null
  'sizes.reason_room': null
  'sizes.reason_measure_bust': null
  'sizes.reason_measure_waist': null
  'sizes.reason_measure_hips': null
  'sizes.advice_not_offered': { size: Word }
  'sizes.advice_below': { size: Word }
  'sizes.advice_above': { size: Word }
  'sizes.advice_choose': { size: Word }
  'sizes.guide_link': null
  'storage.title': null
  'storage.text': null
  'storage.necessary': null
  'storage.asked_for': null
  'storage.place_cookie': null
  'storage.place_local': null
  'storage.place_tab': null
  'storage.place_cache': null
  'storage.for_a_moment': null
  'storage.for_the_tab': null
  'storage.until_removed': null
  'storage.hours': { count: number }
  'storage.session': null
  'storage.choice': null
  'storage.scroll': null
  'storage.reload': null
  'storage.other_tabs': null
  'storage.visit_searches': null
  'storage.measurements': null
  'storage.checkout': null
  'storage.link': null
  'storage.card': null
  'storage.preview': null
  'storage.shop': null
  'storage.suggestion': null
  'storage.store': null
  'storage.visit': null
  'storage.search_visitor': null
  'storage.search_history': null
  'storage.search_events': null
  'storage.viewed': null
  'storage.searches': null
  'storage.tags': null
  'storage.tag_events': null
  'store.title': null
  'store.search': null
  'store.search_submit': null
  'store.near_me': null
  'store.location_denied': null
  'store.results': { count: number }
  'store.empty': { distance: Word; store: Word }
  'store.unknown_place': null
  'store.distance': { distance: Word }
  'store.open_now': null
  'store.closed_now': null
  'store.open_until': { time: Word }
  'store.opens_at': { day: Word; time: Word }
  'store.closed_holiday': { date: Word; holiday: Word }
  'store.hours': null
  'store.services': null
  'store.service_collect': null
  'store.service_returns': null
  'store.service_alterations': null
  'store.service_styling': null
  'store.service_gift_wrap': null
  'store.service_stock_order': null
  'store.accessible': null
  'store.directions': null
  'store.phone': { phone: Word }
  'store.map_label': null
  'store.details': null
  'store.check_title': null
  'store.check_size': { size: Word }
  'store.check_hint': null
  'store.check_size_first': null
  'store.stock_some': null
  'store.stock_few': null
  'store.stock_none': null
  'store.set_mine': null
  'store.is_mine': null
  'store.unset_mine': null
  'store.none_with_stock': null
  'store.location_failed': null
  'store.load_failed': null
  'store.searching': null
  'store.description': null
  'store.unknown_town': { place: Word }
  'store.results_all': { count: number }
  'store.results_around': { count: number; place: Word }
  'store.far': { radius: Word; place: Word }
  'store.far_from_you': { radius: Word }
  'store.none_fitting': null
  'store.reset': null
  'store.place_too_long': null
  'store.bad_position': null
  'store.piece': { product: Word; size: Word }
  'store.piece_reset': null
  'store.piece_unknown': null
  'store.more_filters': null
  'store.radius': null
  'store.radius_km': { radius: Word }
  'store.locating': null
  'store.opens_today': { time: Word }
  'store.opens_tomorrow': { time: Word }
  'store.closed_today': { holiday: Word }
  'store.view': null
  'store.view_list': null
  'store.view_map': null
  'store.zoom_in': null
  'store.zoom_out': null
  'store.pin': { number: Word; name: Word }
  'store.pin_several': { count: Word; name: Word }
  'store.phone_label': null
  'store.access': null
  'store.access_steps': null
  'store.access_lift': null
  'store.access_fitting': null
  'store.email_label': null
  'store.address': null
  'store.day': null
  'store.time': null
  'store.closed': null
  'store.today': null
  'store.special_days': null
  'store.directions_app': null
  'store.directions_osm': null
  'store.nearby': null
  'store.all_stores': null
  'store.all_with_stock': null
  'store.store_description': { name: Word; city: Word }
  'store.title_around': { place: Word }
  'store.title_nearby': null
  'store.none_open': null
  'store.none_open_near': null
  'store.none_open_around': { place: Word }
  'store.first_opens_today': { time: Word }
  'store.first_opens_tomorrow': { time: Word }
  'store.first_opens_at': { day: Word; time: Word }
  'store.closed_too': null
  'store.piece_nowhere': { product: Word; size: Word }
  'subscription.title': null
  'subscription.deliveries': null
  'subscription.terms': null
  'subscription.number': { number: Word }
  'subscription.per_delivery': null
  'subscription.plus_delivery': { price: Word }
  'subscription.next': { date: Word }
  'subscription.under_way': { date: Word }
  'subscription.skipped': { date: Word; next: Word }
  'subscription.undo': null
  'subscription.undo_of': { product: Word }
  'subscription.skip': null
  'subscription.change_interval': null
  'subscription.interval': null
  'subscription.interval_hint': null
  'subscription.change_variant': null
  'subscription.variant': null
  'subscription.variant_choice': { color: Word; size: Word }
  'subscription.variant_hint': null
  'subscription.change_address': null
  'subscription.address': null
  'subscription.address_book': null
  'subscription.goes_to': { address: Word }
  'subscription.pause': null
  'subscription.pause_for': null
  'subscription.pause_months': { count: number; date: Word }
  'subscription.pause_hint': null
  'subscription.paused_until': { date: Word }
  'subscription.paused_next': { date: Word; next: Word }
  'subscription.paused': null
  'subscription.resume': null
  'subscription.cancel': null
  'subscription.cancel_hint': null
  'subscription.cancel_under_way': null
  'subscription.cancel_now': null
  'subscription.cancelled_on': { date: Word; end: Word }
  'subscription.cancelled_at_once': { date: Word }
  'subscription.ended': null
  'subscription.receipt': null
  'subscription.act_of': { act: Word; product: Word }
  'subscription.note': null
  'subscription.empty_title': null
  'subscription.empty': null
  'subscription.empty_basics': null
  'subscription.failed': null
  'subscription.cancellations_title': null
  'subscription.cancellations_empty': null
  'subscription.cancellations_hint': null
  'subscription.case_number': { id: Word }
  'subscription.back': null
  'subscription.letters': null
  'subscription.said_saved': null
  'subscription.said_skipped': null
  'subscription.said_restored': null
  'subscription.said_paused': null
  'subscription.said_resumed': null
  'subscription.said_cancelled': null
  'subscription.said_too_late': null
  'subscription.said_not_available': null
  'subscription.said_gone': null
  'success.title': { firstName: Word }
  'success.number': null
  'success.mail': { email: Word }
  'success.next_title': null
  'success.next_packing': null
  'success.paid': { method: Word }
  'success.invoice': null
  'success.pending_title': null
  'success.pending_prepayment': { date: Word }
  'success.pending_refresh': null
  'success.cancel_window': { minutes: number }
  'success.create_account': null
  'success.create_account_hint': null
  'success.not_found': null
  'success.print': null
  'success.page_title': null
  'success.mail_pending': { email: Word }
  'success.pending': { method: Word }
  'success.not_paid': { method: Word }
  'success.refunded': { method: Word }
  'success.pending_payment': null
  'success.pending_hint': null
  'success.transfer_amount': null
  'success.transfer_owner': null
  'success.transfer_reference': null
  'success.transfer_until': { date: Word }
  'success.delivery': null
  'success.collect': null
  'success.between': { from: Word; to: Word }
  'success.payment': null
  'success.address': null
  'success.branch': null
  'success.billing': null
  'success.step_ordered': null
  'success.step_transfer': null
  'success.step_packing': null
  'success.step_underway': { carrier: Word }
  'success.step_collect': null
  'success.step_arrival': null
  'success.ordered_at': { day: Word; time: Word }
  'success.view': null
  'success.calendar': null
  'success.cancel_too_late': null
  'success.cancelled_title': null
  'success.cancelled_hint': { email: Word }
  'success.account_sent': null
  'success.too_many': null
  'success.failed': null
  'success.elsewhere_title': null
  'success.elsewhere_text': null
  'success.missing_title': null
  'success.track': null
  'success.home': null
  'success.plain_title': null
  'success.plain': null
  'suggestion.label': null
  'suggestion.question': null
  'suggestion.accept': null
  'suggestion.stay': null
  'suggestion.dismiss': null
  'track.title': null
  'track.number': null
  'track.number_hint': null
  'track.email_or_postcode': null
  'track.submit': null
  'track.no_match': null
  'track.too_many': { minutes: number }
  'track.code_sent': { email: Word }
  'track.parcel': { index: Word; total: Word }
  'track.carrier_link': { trackingNumber: Word; carrier: Word }
  'track.expected': { date: Word }
  'track.email': null
  'track.with_account': { loginLink: Word }
  'track.login': null
  'track.dead_link': null
  'track.dead_paper_title': null
  'track.dead_paper': null
  'track.access_title': null
  'track.access_intro': null
  'track.code_request': null
  'track.code_title': null
  'track.code': null
  'track.code_hint': null
  'track.code_submit': null
  'track.code_again': null
  'track.code_wrong': null
  'track.expected_between': { from: Word; to: Word }
  'track.shipped_with': { carrier: Word }
  'track.happened_at': { day: Word; time: Word }
  'track.order_number': { number: Word }
  'track.order_of': { number: Word; day: Word }
  'track.head_expected': { day: Word }
  'track.head_expected_by': { day: Word }
  'track.head_collectable': { day: Word }
  'track.head_delivered': { day: Word }
  'track.payment_note': null
  'track.to_returns': null
  'track.to_withdrawal': null
  'track.steps': null
  'wishlist.title': null
  'wishlist.count': { count: number }
  'wishlist.empty_title': null
  'wishlist.empty_hint': null
  'wishlist.guest_note': { days: Word }
  'wishlist.added': { name: Word }
  'wishlist.removed': { name: Word }
  'wishlist.move_to_basket': null
  'wishlist.size_needed': { name: Word }
  'wishlist.price_dropped': { amount: Word }
  'wishlist.back_in_stock': null
  'wishlist.share': null
  'wishlist.share_note': null
  'wishlist.share_revoke': null
  'wishlist.full': null
  'wishlist.clear': null
  'wishlist.clear_confirm': { count: number }
  'wishlist.not_found': null
  'wishlist.empty_new': null
  'wishlist.failed': null
  'wishlist.sold_out': null
  'wishlist.customer_note': { days: Word }
  'wishlist.undo': null
  'wishlist.remove': { name: Word }
  'wishlist.gone': null
  'wishlist.moved': { name: Word }
  'wishlist.moved_short': null
  'wishlist.keep': null
  'wishlist.to_basket': null
  'wishlist.size': null
  'wishlist.size_of': { name: Word }
  'wishlist.size_choose': null
  'wishlist.size_named': { size: Word }
  'wishlist.size_sold_out': { size: Word }
  'wishlist.size_missing': null
  'wishlist.size_saved': { name: Word; size: Word }
  'wishlist.size_save': null
  'wishlist.few_left': { count: number }
  'wishlist.sold_out_size': null
  'wishlist.notify': null
  'wishlist.notify_of': { name: Word }
  'wishlist.similar': null
  'wishlist.share_make': null
  'wishlist.share_new': null
  'wishlist.share_again': null
  'wishlist.share_link': null
  'wishlist.share_copy': null
  'wishlist.share_copied': null
  'wishlist.share_send': null
  'wishlist.share_revoked': null
  'wishlist.share_too_many': null
  'wishlist.clear_yes': null
  'wishlist.cleared': null
  'wishlist.shared_title': null
  'wishlist.shared_intro': null
  'wishlist.shared_empty': null
  'wishlist.shared_gone_title': null
  'wishlist.shared_gone_hint': null
  'wishlist.shared_own': null
  'wishlist.sold_out_this_size': null
  'withdrawal.title': null
  'withdrawal.intro': null
  'withdrawal.name': null
  'withdrawal.contract': null
  'withdrawal.items': null
  'withdrawal.email': null
  'withdrawal.next': null
  'withdrawal.check': null
  'withdrawal.confirm': null
  'withdrawal.done_title': null
  'withdrawal.done': { date: Word; time: Word; email: Word }
  'withdrawal.download': null
  'withdrawal.unmatched': null
  'withdrawal.steps': null
  'withdrawal.step_details': null
  'withdrawal.step_check': null
  'withdrawal.step_receipt': null
  'withdrawal.contract_short': null
  'withdrawal.scope': null
  'withdrawal.scope_all': null
  'withdrawal.email_short': null
  'withdrawal.pieces': null
  'withdrawal.pieces_hint': null
  'withdrawal.change': null
  'withdrawal.back': null
  'withdrawal.declared_all': null
  'withdrawal.declared_part': null
  'withdrawal.too_many': { minutes: number }
  'withdrawal.receipt_unknown': null
  'withdrawal.done_headline': { arrived: Word }
  'withdrawal.done_arrived': null
  'withdrawal.next_title': null
  'withdrawal.next_received': null
  'withdrawal.received_at': { day: Word; time: Word }
  'withdrawal.next_send': null
  'withdrawal.next_send_note': { date: Word; carrier: Word }
  'withdrawal.next_money': null
  'withdrawal.next_money_note': { date: Word }
  'withdrawal.terms_title': null
  'withdrawal.terms_period': null
  'withdrawal.terms_period_text': null
  'withdrawal.terms_cost': null
  'withdrawal.terms_cost_text': null
  'withdrawal.terms_money': null
  'withdrawal.terms_money_text': null
  'withdrawal.terms_later': { returnsLink: Word; policyLink: Word }
  'withdrawal.terms_returns': null
  'withdrawal.terms_policy': null
  'withdrawal.to_returns': null
  'withdrawal.number': null
  'price.swiss_before': { price: Word }
  'price.swiss_before_hint': { from: Word; to: Word }
  'price.swiss_saving': { amount: Word }
  'withdrawal.voluntary': null
  'price.vat_changes': null
  'product.delivery_zone_near': null
  'product.delivery_zone_middle': null
  'product.delivery_zone_far': null
  'product.delivery_other_countries': null
}
