-- Parameters of landing pages hold what is passed on to them, and nothing else (D1322): pixels, lead form, exit intent and
-- what comes afterwards never did anything. Subs are passed on under a name, their own so far. All other parameters of a
-- click's link were passed on whatever was said, so that goes on until someone says otherwise. What was stored is kept.
alter table landings add column retired_additional_parameters jsonb;
update landings set retired_additional_parameters = additional_parameters, additional_parameters = (
  select case when kept = '{}' then '{}' else jsonb_build_object('tracking', kept) end
  from (
    select jsonb_strip_nulls(jsonb_build_object(
      'clickIdParameter', additional_parameters -> 'tracking' -> 'clickIdParameter',
      'subParameters', (
        select jsonb_agg(jsonb_build_object('sub', sub, 'name', sub) order by place)
        from jsonb_array_elements_text(
          case jsonb_typeof(additional_parameters -> 'tracking' -> 'subParameters')
            when 'array' then additional_parameters -> 'tracking' -> 'subParameters'
            else '[]'
          end
        ) with ordinality as given (sub, place)
      )
    )) as kept
  ) as own
)
where additional_parameters is not null;
