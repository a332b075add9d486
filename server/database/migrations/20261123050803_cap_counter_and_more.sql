-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- caps.counter is kept as retired_counter.
-- targetings.counter is kept as retired_counter.

drop index caps_counter_index;

alter table caps alter column counter drop not null, alter column counter drop default;
alter table caps rename column counter to retired_counter;

alter table targetings alter column counter drop not null, alter column counter drop default;
alter table targetings rename column counter to retired_counter;
