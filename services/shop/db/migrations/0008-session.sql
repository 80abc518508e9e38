-- Who is logged in. Visitors who are not need no row: their basket is found by the hash of what only
-- their cookie holds. `former_key` is the session before the login, whose basket may still be merged.
create table session (
  session_key text primary key,
  shop_id bigint not null,
  customer_id bigint not null references customer (id) on delete cascade,
  former_key text,
  created_at bigint not null,
  expires_at bigint not null
);

create index session_customer on session (customer_id);
create index session_expiry on session (expires_at);

-- How often somebody tried something that is only allowed so often; `subject` is a hash.
create table attempt (
  subject text primary key,
  attempts integer not null,
  forgotten_at bigint not null
);

create index attempt_forgotten on attempt (forgotten_at);
