-- Of the marks of a conversion, affiliates read this one: the others are about the network's own caps, rules and
-- advertisers.
alter table conversions add column is_late boolean not null
  generated always as ('late_conversion' = any (marks)) stored;
