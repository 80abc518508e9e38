-- Mails on their way: written in the transaction of what they tell about, sent afterwards and tried
-- again until they are. `due_at` is empty once nothing is left to do; then nothing personal is either.
create table mail (
  id text primary key,
  dedupe_key text not null unique,
  shop_id bigint not null,
  kind text not null,
  recipient text not null,
  slots text not null,
  created_at bigint not null,
  due_at bigint,
  attempts integer not null,
  sent_at bigint
);

create index mail_due on mail (due_at);

-- Who wants to know when a size is back. A row ends when the mail about it is queued, or by itself.
-- It refers to a variant that an import may take away and bring back, hence no foreign key.
create table stock_alert (
  id text primary key,
  shop_id bigint not null,
  variant_id bigint not null,
  email text not null,
  token_hash text not null unique,
  is_confirmed integer not null check (is_confirmed in (0, 1)),
  requests integer not null,
  requested_at bigint not null,
  expires_at bigint not null
);

create unique index stock_alert_once on stock_alert (shop_id, variant_id, email);
create index stock_alert_email on stock_alert (email);
create index stock_alert_expires on stock_alert (expires_at);

-- Products that were in the range once: their pages say so and lead on. `categories` are the ids they
-- were filed under, as JSON.
create table gone_product (
  product_id bigint primary key,
  master_key text not null,
  categories text not null
);
