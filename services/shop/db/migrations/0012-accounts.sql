-- An address counts as its customer's once a mail to it was answered; before that it is only said to be.
alter table customer add column email_verified_at bigint;
alter table customer add column created_at bigint not null default 0;
alter table customer add column updated_at bigint not null default 0;

-- For those who were there before: by their first order, else by the first import.
update customer set created_at = coalesce(
  (select min(o.created_at) from customer_order o where o.customer_id = customer.id),
  (select min(started_at) from import_run),
  0
);
update customer set updated_at = created_at;
-- Accounts that began with an order were made by following the link of a mail.
update customer set email_verified_at = created_at
where origin = 'own' and document like '%"referenceKey":"account-' || id || '"%';

-- With what somebody is logged in, as coarsely as their list of devices says it.
alter table session add column browser text not null default '';
alter table session add column system text not null default '';
alter table session add column last_used_at bigint not null default 0;

update session set last_used_at = created_at;

-- An account that becomes one when the link of its mail is followed, begun with or without an order.
alter table account_draft rename to account_draft_before;
drop index account_draft_expiry;

create table account_draft (
  token_hash text primary key,
  shop_id bigint not null,
  order_id bigint references customer_order (id),
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  gender text not null check (gender in ('m', 'f', 'd', 'n')),
  wants_newsletter integer not null check (wants_newsletter in (0, 1)),
  expires_at bigint not null
);

insert into account_draft (token_hash, shop_id, order_id, email, password_hash, first_name, last_name,
  gender, wants_newsletter, expires_at)
select token_hash, shop_id, order_id, email, password_hash, '', '', 'n', 0, expires_at
from account_draft_before;

drop table account_draft_before;

create index account_draft_expiry on account_draft (expires_at);
create index account_draft_email on account_draft (shop_id, email);

-- Links of mails that may do one thing to one account, once; only the hash of the token is kept.
create table account_link (
  token_hash text primary key,
  purpose text not null check (purpose in ('reset', 'verify', 'email-change', 'email-revoke')),
  shop_id bigint not null,
  customer_id bigint not null references customer (id) on delete cascade,
  data text not null,
  created_at bigint not null,
  expires_at bigint not null
);

create index account_link_customer on account_link (customer_id, purpose);
create index account_link_expiry on account_link (expires_at);

-- Wishes for a new password, until somebody has looked whether there is such an account: whoever asks
-- waits as long for any address.
create table reset_request (
  id text primary key,
  shop_id bigint not null,
  email text not null,
  redirect_url text,
  requested_at bigint not null
);

create index reset_request_next on reset_request (requested_at);
