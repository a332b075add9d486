-- Values and pattern of a lead parameter apply only with the format that uses them, a condition's value only where it is
-- compared, and the filling of caps only to rules about them (D1335). What was left over there never had an effect, and
-- would now be refused when a list is sent back as it was read.
update verticals set incoming_parameters = (
  select jsonb_agg(
    one
      || case when one ->> 'format' is distinct from 'choice' then '{"choices": []}'::jsonb else '{}' end
      || case when one ->> 'format' is distinct from 'pattern' then '{"pattern": null}'::jsonb else '{}' end
    order by place
  )
  from jsonb_array_elements(incoming_parameters) with ordinality as given (one, place)
)
where jsonb_array_length(incoming_parameters) > 0;
update verticals set inbound_rules = (
  select jsonb_agg(
    rule || jsonb_build_object('conditions', (
      select coalesce(jsonb_agg(
        one || case when one ->> 'operator' in ('present', 'absent') then '{"value": null}'::jsonb else '{}' end
        order by place
      ), '[]')
      from jsonb_array_elements(rule -> 'conditions') with ordinality as asked (one, place)
    ))
    order by place
  )
  from jsonb_array_elements(inbound_rules) with ordinality as given (rule, place)
)
where jsonb_array_length(inbound_rules) > 0;
update notifications set cap_percent = 80
where group_slug <> 'caps' or type is not null and type <> 'cap.filling';
