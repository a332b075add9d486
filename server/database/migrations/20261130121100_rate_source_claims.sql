-- Which process reads a network's source of rates, since when. It used to be the time at which the source was read last, so
-- that one whose process ended in between counted as read that day.
create table rate_source_claim (
  tenant_id bigint primary key,
  claimed_at timestamptz not null
);
call sluice_protect('rate_source_claim');
