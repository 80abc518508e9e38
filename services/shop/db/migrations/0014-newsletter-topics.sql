-- Letters have topics now, and who wants no more of them leaves the proof that they once did.
alter table newsletter_subscription rename to newsletter_subscription_before;
drop index newsletter_subscription_expiry;

create table newsletter_subscription (
  id text primary key,
  shop_id bigint not null,
  email text not null,
  -- `ended` is only kept as a proof.
  state text not null check (state in ('requested', 'confirmed', 'ended')),
  -- What letters are sent about, such as `new,sale`; empty until the first yes from the mail.
  topics text not null,
  -- What the last mail has asked for; empty once it was answered.
  wished_topics text,
  token_hash text not null unique,
  -- What they agreed to, in the words they read.
  consent_text text not null,
  requested_at bigint not null,
  confirmed_at bigint,
  ended_at bigint,
  -- A wish that nobody confirms is forgotten with its address.
  expires_at bigint
);

insert into newsletter_subscription (id, shop_id, email, state, topics, wished_topics, token_hash,
  consent_text, requested_at, confirmed_at, ended_at, expires_at)
select id, shop_id, email, state,
  case when state = 'confirmed' then 'new,magazine' else '' end,
  case when state = 'confirmed' then null else 'new,magazine' end,
  token_hash, consent_text, requested_at, confirmed_at, null, expires_at
from newsletter_subscription_before;

drop table newsletter_subscription_before;

create unique index newsletter_subscription_address on newsletter_subscription (shop_id, email)
  where state <> 'ended';
create index newsletter_subscription_expiry on newsletter_subscription (expires_at)
  where expires_at is not null;
create index newsletter_subscription_end on newsletter_subscription (ended_at)
  where ended_at is not null;

-- When somebody said what about letters; only ever added to.
create table newsletter_event (
  id text primary key,
  subscription_id text not null references newsletter_subscription (id) on delete cascade,
  kind text not null check (kind in ('requested', 'confirmed', 'changed', 'ended')),
  topics text not null,
  at bigint not null
);

create index newsletter_event_subscription on newsletter_event (subscription_id);

-- Whom we have welcomed with a voucher, by a hash of the address: nobody is twice.
create table newsletter_welcome (
  address_hash text primary key,
  at bigint not null
);

create index newsletter_welcome_at on newsletter_welcome (at);
