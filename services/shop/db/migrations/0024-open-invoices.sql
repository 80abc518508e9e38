-- What an address has not paid yet is asked at every step of a checkout.
create index customer_order_open on customer_order (email)
  where confirmed_at is not null and state not in ('cancelled', 'returned');
