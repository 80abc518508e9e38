-- Messages to the shop's service. They go a year after they were closed, or after they came where nobody
-- has ever closed them.
create table contact_message (
  id text primary key,
  request_key text not null unique,
  shop_id bigint not null,
  topic text not null,
  name text not null,
  email text not null,
  order_number text not null,
  message text not null,
  received_at bigint not null,
  closed_at bigint
);

create index contact_message_email on contact_message (email, shop_id);
create index contact_message_open on contact_message (received_at) where closed_at is null;
create index contact_message_closed on contact_message (closed_at) where closed_at is not null;
