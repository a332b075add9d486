-- Networks that are there get the metrics that new ones begin with (server/tenant/metrics.ts).

insert into metrics (tenant_id, title, title_ru, value, "group", metric_type, output_format, editable)
select tenant.id, metric.title, metric.title_ru, metric.value, metric.kind, metric.metric_type, metric.output_format, false
from tenant cross join (values
  ('Clicks', 'Клики', 'clicks', 'traffic', 'amount', 'whole'),
  ('Unique clicks', 'Уникальные клики', 'uniqueClicks', 'traffic', 'amount', 'whole'),
  ('Valid clicks', 'Валидные клики', 'validClicks', 'traffic', 'amount', 'whole'),
  ('Leads', 'Лиды', 'leads', 'leads', 'amount', 'whole'),
  ('Sent leads', 'Отправленные лиды', 'sentLeads', 'leads', 'amount', 'whole'),
  ('Unsent leads', 'Неотправленные лиды', 'unsentLeads', 'leads', 'amount', 'whole'),
  ('Held leads', 'Лиды в холде', 'heldLeads', 'leads', 'amount', 'whole'),
  ('Invalid leads', 'Невалидные лиды', 'invalidLeads', 'leads', 'amount', 'whole'),
  ('Duplicate leads', 'Дубли лидов', 'duplicateLeads', 'leads', 'amount', 'whole'),
  ('Leads in trash', 'Лиды в мусоре', 'trashLeads', 'leads', 'amount', 'whole'),
  ('Conversions', 'Конверсии', 'conversions', 'conversions', 'amount', 'whole'),
  ('Approved conversions', 'Одобренные конверсии', 'approvedConversions', 'conversions', 'amount', 'whole'),
  ('Pending conversions', 'Ожидающие конверсии', 'pendingConversions', 'conversions', 'amount', 'whole'),
  ('Deferred conversions', 'Отложенные конверсии', 'deferredConversions', 'conversions', 'amount', 'whole'),
  ('Rejected conversions', 'Отклонённые конверсии', 'rejectedConversions', 'conversions', 'amount', 'whole'),
  ('Revenue', 'Доход', 'revenue', 'finance', 'money', 'decimals'),
  ('Payout', 'Выплата', 'payout', 'finance', 'money', 'decimals'),
  ('Profit', 'Прибыль', 'profit', 'finance', 'money', 'decimals'),
  ('Received revenue', 'Полученный доход', 'receivedRevenue', 'finance', 'money', 'decimals'),
  ('Paid out', 'Выплачено', 'receivedPayout', 'finance', 'money', 'decimals'),
  ('Net profit', 'Чистая прибыль', 'netProfit', 'finance', 'money', 'decimals')
) as metric (title, title_ru, value, kind, metric_type, output_format)
order by tenant.id;
