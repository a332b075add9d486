import type { Words } from '../words.ts';
import { type BaseMeasure, measureNamed } from './measures.ts';

/** What measures count, if their name leaves it open. */
const abouts: Partial<Record<BaseMeasure, Words>> = {
  uniqueClicks: {
    en: 'The first click of each browser by a campaign.',
    ru: 'Первый клик каждого браузера по кампании.',
  },
  leads: {
    en: 'Leads of every status. Test leads are not among them.',
    ru: 'Лиды в любом статусе. Тестовые лиды не учитываются.',
  },
  newLeads: {
    en: 'Leads that are still being offered to advertisers.',
    ru: 'Лиды, которые ещё предлагаются рекламодателям.',
  },
  failedLeads: {
    en: 'Leads whose push ended without a clear answer: the advertiser may have them or not.',
    ru: 'Лиды, на которые рекламодатель не дал внятного ответа: они могли дойти до него, а могли и нет.',
  },
  testLeads: {
    en: 'Leads that were sent as a test. No other metric counts them.',
    ru: 'Лиды, отправленные как тестовые. Другие метрики их не учитывают.',
  },
  conversions: {
    en: 'Conversions of every status: pending, deferred, approved and rejected.',
    ru: 'Конверсии в любом статусе: ожидающие, отложенные, подтверждённые и отклонённые.',
  },
  deposits: {
    en: 'How many deposits of customers advertisers reported, on the day of each.',
    ru: 'Сколько депозитов клиентов передали рекламодатели, по дням депозитов.',
  },
  firstDeposits: {
    en: 'The first deposit of each customer.',
    ru: 'Первый депозит каждого клиента.',
  },
  repeatDeposits: {
    en: 'Deposits of customers after their first one.',
    ru: 'Депозиты клиентов после первого.',
  },
  deposited: {
    en: 'What customers deposited, by the exchange rates when it was reported.',
    ru: 'Сколько внесли клиенты, по курсам на момент сообщения.',
  },
  revenue: {
    en: 'What advertisers owe for approved conversions. Pending, deferred and rejected ones add nothing.',
    ru: 'Сколько должны рекламодатели за подтверждённые конверсии. Ожидающие, отложенные и отклонённые не учитываются.',
  },
  payout: {
    en: 'What affiliates earned by approved conversions. Pending, deferred and rejected ones add nothing.',
    ru: 'Сколько партнёры заработали на подтверждённых конверсиях. Ожидающие, отложенные и отклонённые не учитываются.',
  },
  profit: {
    en: 'Revenue less payout, both of approved conversions only. Hidden ones pay nothing out.',
    ru: 'Доход за вычетом выплаты — то и другое только по подтверждённым конверсиям. За скрытые выплаты нет.',
  },
  receivedRevenue: {
    en: 'What of the revenue advertisers have paid.',
    ru: 'Какую часть дохода рекламодатели уже оплатили.',
  },
  receivedPayout: {
    en: 'What of the payout affiliates have been paid.',
    ru: 'Какую часть выплаты партнёры уже получили.',
  },
  netProfit: {
    en: 'Received revenue less what was paid out.',
    ru: 'Полученный доход за вычетом выплаченного.',
  },
};

/** Returns what a built-in metric counts; undefined if its name says it, and for other metrics. */
export const measureDescription = (key: string): Words | undefined => {
  const named = measureNamed(key);
  return named && abouts[named.measure];
};
