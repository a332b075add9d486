import type { EntityTypes } from '../generated/records.ts';

type Stored = EntityTypes['metric']['record'];
type Metric = Pick<Stored, 'title' | 'titleRu' | 'value' | 'group' | 'metricType'>;

const counted = (group: Stored['group'], value: string, title: string, titleRu: string): Metric => ({
  title,
  titleRu,
  value,
  group,
  metricType: 'amount',
});
const money = (value: string, title: string, titleRu: string): Metric => ({
  title,
  titleRu,
  value,
  group: 'finance',
  metricType: 'money',
});

/** The metrics that every network has: what is counted as it happens. They can't be edited. */
export const baseMetrics: readonly Metric[] = [
  counted('traffic', 'clicks', 'Clicks', 'Клики'),
  counted('traffic', 'uniqueClicks', 'Unique clicks', 'Уникальные клики'),
  counted('traffic', 'validClicks', 'Valid clicks', 'Валидные клики'),
  counted('leads', 'leads', 'Leads', 'Лиды'),
  counted('leads', 'newLeads', 'New leads', 'Новые лиды'),
  counted('leads', 'sentLeads', 'Sent leads', 'Отправленные лиды'),
  counted('leads', 'unsentLeads', 'Unsent leads', 'Неотправленные лиды'),
  counted('leads', 'failedLeads', 'Failed leads', 'Лиды с ошибкой'),
  counted('leads', 'heldLeads', 'Held leads', 'Лиды в холде'),
  counted('leads', 'invalidLeads', 'Invalid leads', 'Невалидные лиды'),
  counted('leads', 'duplicateLeads', 'Duplicate leads', 'Дубли лидов'),
  counted('leads', 'trashLeads', 'Leads in trash', 'Лиды в мусоре'),
  counted('leads', 'testLeads', 'Test leads', 'Тестовые лиды'),
  counted('conversions', 'conversions', 'Conversions', 'Конверсии'),
  counted('conversions', 'approvedConversions', 'Approved conversions', 'Подтверждённые конверсии'),
  counted('conversions', 'pendingConversions', 'Pending conversions', 'Ожидающие конверсии'),
  counted('conversions', 'deferredConversions', 'Deferred conversions', 'Отложенные конверсии'),
  counted('conversions', 'rejectedConversions', 'Rejected conversions', 'Отклонённые конверсии'),
  counted('conversions', 'deposits', 'Deposits', 'Депозиты'),
  counted('conversions', 'firstDeposits', 'First deposits', 'Первые депозиты'),
  counted('conversions', 'repeatDeposits', 'Repeat deposits', 'Повторные депозиты'),
  money('revenue', 'Revenue', 'Доход'),
  money('payout', 'Payout', 'Выплата'),
  money('profit', 'Profit', 'Прибыль'),
  money('receivedRevenue', 'Received revenue', 'Полученный доход'),
  money('receivedPayout', 'Paid out', 'Выплачено'),
  money('netProfit', 'Net profit', 'Чистая прибыль'),
  money('deposited', 'Deposited', 'Внесено'),
];

const share = (group: Stored['group'], value: string, title: string, titleRu: string): Metric => ({
  title,
  titleRu,
  value,
  group,
  metricType: 'percentages',
});

/** The formulas that every network begins with, and may change. */
export const usualFormulas: readonly Metric[] = [
  share('leads', 'sentLeads / leads', 'Acceptance rate', 'Процент приёма'),
  share('conversions', 'conversions / clicks', 'Conversion rate', 'Конверсия'),
  share('conversions', 'approvedConversions / conversions', 'Approval rate', 'Процент подтверждения'),
  money('payout / clicks', 'EPC (payout per click)', 'EPC (выплата на клик)'),
  money('payout / leads', 'EPL (payout per lead)', 'EPL (выплата на лид)'),
  money('payout / approvedConversions', 'Average payout', 'Средняя выплата'),
  money('deposited / deposits', 'Average deposit', 'Средний депозит'),
  share('finance', 'profit / payout', 'ROI', 'ROI'),
  share('finance', 'profit / revenue', 'Margin', 'Маржа'),
];
