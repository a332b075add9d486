-- When work that is due every so often was last done, in the whole installation. It is nobody's, and no network's role reads it.

create table chore_run (
  name text primary key,
  ended_at timestamptz,
  failed_at timestamptz
);
