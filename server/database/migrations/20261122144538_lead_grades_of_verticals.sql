-- The grades that verticals had as lists inside them become records, in their order.

insert into lead_grades (tenant_id, vertical_id, title, final, position, created_at, created_by_id, updated_at, updated_by_id)
select vertical.tenant_id, vertical.id, grade.content ->> 'title', coalesce((grade.content ->> 'final')::boolean, false),
  grade.place, vertical.created_at, vertical.created_by_id, vertical.updated_at, vertical.updated_by_id
from verticals as vertical
  cross join lateral jsonb_array_elements(vertical.retired_lead_grades) with ordinality as grade (content, place)
where grade.content ->> 'title' is not null
order by vertical.tenant_id, vertical.id, grade.place;
