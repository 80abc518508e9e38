-- Which customers somebody else vouches for. An issuer never gives one subject to two people.
create table customer_identity (
  shop_id bigint not null,
  issuer text not null,
  subject text not null,
  customer_id bigint not null references customer (id) on delete cascade,
  created_at bigint not null,
  last_used_at bigint not null,
  primary key (shop_id, issuer, subject)
);

create index customer_identity_customer on customer_identity (customer_id);

-- Sign-ins that are under way at a provider: good once, for a while, and only for the session that
-- began them. Of the state only its hash is kept.
create table identity_request (
  state_hash text primary key,
  shop_id bigint not null,
  session_key text not null,
  issuer text not null,
  nonce text not null,
  code_verifier text not null,
  -- A path of our own.
  return_path text not null,
  created_at bigint not null,
  expires_at bigint not null
);

create index identity_request_expiry on identity_request (expires_at);
