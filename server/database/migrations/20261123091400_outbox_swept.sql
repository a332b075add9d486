-- What was told long ago is deleted; see server/jobs/sweep.ts.
create index postback_outbox_over on postback_outbox (ended_at);
