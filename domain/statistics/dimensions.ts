import type { Words } from '../text/words.ts';

/** What statistics group and filter by: one table from which the contract, the queries and the page are built. */

/** Entities whose records statistics count. */
export type Counted = 'click' | 'lead' | 'conversion' | 'customer';

export type Dimension = Words &
  (
    | { kind: 'time' | 'country' | 'language' | 'text' }
    /** Ids of records of an entity. */
    | { kind: 'record'; entity: string }
    /** Values of an enumeration, as in the entity's own calls. */
    | { kind: 'option'; entity: Counted; field: string }
  );

const record = (entity: string, en: string, ru: string) => ({ kind: 'record', entity, en, ru }) as const;
const option = (entity: Counted, field: string, en: string, ru: string) =>
  ({ kind: 'option', entity, field, en, ru }) as const;
const text = (en: string, ru: string) => ({ kind: 'text', en, ru }) as const;
const time = (en: string, ru: string) => ({ kind: 'time', en, ru }) as const;
const sub = (n: number) => text(`Sub ID ${n}`, `Sub ID ${n}`);

/** Every dimension, in the order in which they are offered. */
export const dimensions = {
  day: time('Day', 'День'),
  week: time('Week', 'Неделя'),
  month: time('Month', 'Месяц'),
  hour: time('Hour of the day', 'Час суток'),
  weekday: time('Day of the week', 'День недели'),
  offer: record('offer', 'Offer', 'Оффер'),
  vertical: record('vertical', 'Vertical', 'Вертикаль'),
  advertiser: record('advertiser', 'Advertiser', 'Рекламодатель'),
  integration: record('integration', 'Integration', 'Интеграция'),
  affiliate: record('user', 'Affiliate', 'Партнёр'),
  team: record('team', 'Team', 'Команда'),
  manager: record('user', 'Manager', 'Менеджер'),
  campaign: record('campaign', 'Campaign', 'Кампания'),
  landing: record('landing', 'Landing page', 'Лендинг'),
  country: { kind: 'country', en: 'Country', ru: 'Страна' },
  language: { kind: 'language', en: 'Language', ru: 'Язык' },
  trafficSource: record('trafficSource', 'Traffic source', 'Источник трафика'),
  goal: record('goal', 'Goal', 'Цель'),
  leadGrade: record('leadGrade', 'Lead grade', 'Оценка лида'),
  clickStatus: option('click', 'clickStatus', 'Click status', 'Статус клика'),
  leadStatus: option('lead', 'apiStatus', 'Lead status', 'Статус лида'),
  conversionStatus: option('conversion', 'conversionStatus', 'Conversion status', 'Статус конверсии'),
  currency: record('currency', 'Currency', 'Валюта'),
  device: text('Device', 'Устройство'),
  os: text('Operating system', 'Операционная система'),
  browser: text('Browser', 'Браузер'),
  sub1: sub(1),
  sub2: sub(2),
  sub3: sub(3),
  sub4: sub(4),
  sub5: sub(5),
  sub6: sub(6),
  sub7: sub(7),
  sub8: sub(8),
  sub9: sub(9),
} as const satisfies Record<string, Dimension>;

export type DimensionName = keyof typeof dimensions;

export const dimensionNames = Object.keys(dimensions) as DimensionName[];

/** Time dimensions group rows but don't filter them: the period does that. */
export type TimeName = {
  [Name in DimensionName]: (typeof dimensions)[Name]['kind'] extends 'time' ? Name : never;
}[DimensionName];
export type FilterName = Exclude<DimensionName, TimeName>;

export const isTime = (name: DimensionName): name is TimeName => dimensions[name].kind === 'time';

/** The dimensions that rows can be filtered by. */
export const filterNames = dimensionNames.filter((name): name is FilterName => !isTime(name));

/** The most levels of grouping. */
export const maxGroupings = 5;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** How a figure is compared with a filter's value. */
export const comparisons = ['gt', 'gte', 'lt', 'lte', 'eq', 'ne'] as const;
export type Comparison = (typeof comparisons)[number];

/** The moment at which a figure counts: its own, or that of the click or lead it originates from. */
export const dataTypes = ['actual', 'cohort'] as const;
export type DataType = (typeof dataTypes)[number];
