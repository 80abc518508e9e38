-- Proof of what visitors allowed and refused, and when. It names nobody: the id is random and stands in
-- the visitor's own cookie. Rows go three years after the choice.
create table consent_proof (
  id text not null,
  at bigint not null,
  shop_id bigint not null,
  version integer not null,
  source text not null,
  granted text not null,
  refused text not null,
  primary key (id, at)
);

create index consent_proof_at on consent_proof (at);
