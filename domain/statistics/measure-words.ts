import type { Words } from '../words.ts';
import { isMeasure, type MeasureName } from './measures.ts';

/** What measures count, if their name leaves it open. */
const abouts: Partial<Record<MeasureName, Words>> = {
  uniqueClicks: {
    en: 'The first click of each browser by a campaign.',
    ru: 'Первый клик каждого браузера по кампании.',
  },
  conversions: {
    en: 'Conversions of every status: pending, deferred, approved and rejected.',
    ru: 'Конверсии в любом статусе: ожидающие, отложенные, подтверждённые и отклонённые.',
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
export const measureDescription = (key: string): Words | undefined => (isMeasure(key) ? abouts[key] : undefined);
