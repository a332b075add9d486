-- Who or what has a lead sent, so that its history can say so whoever ends the push.
alter table lead_push
  add column cause text not null default 'push',
  add column user_id bigint,
  add column impersonator_id bigint,
  add column note text;
