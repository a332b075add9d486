import type { Words } from '../text/words.ts';
import { type BaseMeasure, measureNamed } from './measures.ts';

/** What measures count, if their name leaves it open. */
const abouts: Partial<Record<BaseMeasure, Words>> = {
  uniqueClicks: {
    en: 'The first click of each browser on a campaign.',
    ru: 'Первый клик каждого браузера по кампании.',
  },
  leads: {
    en: 'Leads of every status, except test leads.',
    ru: 'Лиды в любом статусе. Тестовые лиды не учитываются.',
  },
  newLeads: {
    en: 'Leads that are still being offered to advertisers.',
    ru: 'Лиды, которые ещё предлагаются рекламодателям.',
  },
  failedLeads: {
    en: 'Leads sent without a clear response: the advertiser may have received them or not.',
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
    en: 'The number of customer deposits reported by advertisers, by date of deposit.',
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
    en: 'The amount customers deposited, at the exchange rates when it was reported.',
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
    en: 'Revenue minus payout, both for approved conversions only. Hidden conversions have no payout.',
    ru: 'Доход за вычетом выплаты — то и другое только по подтверждённым конверсиям. За скрытые выплаты нет.',
  },
  receivedRevenue: {
    en: 'The part of the revenue paid by advertisers.',
    ru: 'Какую часть дохода рекламодатели уже оплатили.',
  },
  receivedPayout: {
    en: 'The part of the payout paid to affiliates.',
    ru: 'Какую часть выплаты партнёры уже получили.',
  },
  netProfit: {
    en: 'Received revenue minus the amount paid out.',
    ru: 'Полученный доход за вычетом выплаченного.',
  },
};

/** Returns what a built-in metric counts; undefined if its name says it, and for other metrics. */
export const measureDescription = (key: string): Words | undefined => {
  const named = measureNamed(key);
  return named && abouts[named.measure];
};
