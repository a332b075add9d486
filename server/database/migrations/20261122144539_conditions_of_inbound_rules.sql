-- A rule of a vertical has conditions now, of which it had one.

update verticals set inbound_rules = (
  select jsonb_agg(
    jsonb_build_object(
      'match', 'all',
      'conditions', jsonb_build_array(entry - 'result'),
      'result', entry -> 'result'
    ) order by place
  )
  from jsonb_array_elements(inbound_rules) with ordinality as entries (entry, place)
)
where inbound_rules <> '[]';
