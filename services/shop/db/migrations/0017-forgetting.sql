-- Its customer has deleted the account at that moment. How to reach them goes as soon as nothing is left
-- to do about the order, name and address of the bill when tax law lets go of them (`anonymized_at`).
alter table customer_order add column forget_from bigint;
alter table customer_order add column contact_removed_at bigint;

create index customer_order_forgetting on customer_order (forget_from)
  where forget_from is not null and contact_removed_at is null;
create index customer_order_kept on customer_order (shop_id, created_at) where anonymized_at is null;
-- Orders of guests become those of the account with their address.
create index customer_order_guest on customer_order (email, shop_id) where customer_id is null;

-- The same of withdrawals and cancellations.
alter table declaration add column forget_from bigint;
alter table declaration add column contact_removed_at bigint;

create index declaration_forgetting on declaration (forget_from)
  where forget_from is not null and contact_removed_at is null;
create index declaration_email on declaration (email, shop_id);
create index declaration_kept on declaration (shop_id, received_at);

-- Only that there was somebody with this number: what was on its way meanwhile finds nobody.
create table forgotten_customer (
  customer_id bigint primary key,
  forgotten_at bigint not null
);

create index forgotten_customer_moment on forgotten_customer (forgotten_at);
create index order_code_request_email on order_code_request (email, shop_id);
create index checkout_customer on checkout (customer_id) where customer_id is not null;

-- Accounts nobody has logged in to for years go. Empty until somebody has looked: then it counts from there.
alter table customer add column last_login_at bigint;

create index customer_last_login on customer (last_login_at);
