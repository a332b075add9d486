-- Of the marks of a conversion, affiliates read this one: the others are about the network's own caps, rules and
-- advertisers. Rewrites all conversions, which nobody reads or writes meanwhile: a virtual column is not to be had, as
-- triggers pass whole rows.
alter table conversions add column is_late boolean not null
  generated always as ('late_conversion' = any (marks)) stored;
