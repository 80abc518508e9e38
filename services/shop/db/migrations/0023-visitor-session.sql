-- Sessions of visitors who are not logged in. A key leads to a basket only if it is in this table or in
-- `session`: a key that this shop has not issued belongs to no visitor. `visitor_id` is the key the visitor
-- began with; it stays the same when the key changes, so that basket, wishlist and checkout need not move.
create table visitor_session (
  session_key text not null,
  shop_id bigint not null,
  visitor_id text not null,
  expires_at bigint not null,
  primary key (session_key, shop_id)
);

create index visitor_session_expiry on visitor_session (expires_at);

-- Keys that were issued to take the place of another one. The first of them that is used replaces
-- `former_key`; the others are deleted then.
create table next_session (
  session_key text primary key,
  shop_id bigint not null,
  former_key text not null,
  expires_at bigint not null
);

create index next_session_former on next_session (former_key);
create index next_session_expiry on next_session (expires_at);

-- Keys that were replaced a moment ago. A request that was under way with one of them must not begin
-- another session, or its cookie would overwrite that of the session it was replaced by.
create table replaced_session (
  session_key text primary key,
  expires_at bigint not null
);

create index replaced_session_expiry on replaced_session (expires_at);

-- Known by the visitor now. `placed_with` is the key the order was placed with where another key was issued
-- with the order: it does not show the order.
drop table guest_session;

create table guest_session (
  visitor_id text primary key,
  shop_id bigint not null,
  order_id bigint not null references customer_order (id),
  placed_with text,
  expires_at bigint not null
);

create index guest_session_expiry on guest_session (expires_at);
create index guest_session_order on guest_session (order_id);
