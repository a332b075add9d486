import { contactChannel } from '../domain/traffic/contacts.ts';
import { rule } from '../domain/rules.ts';
import { usualWeight } from '../domain/traffic/sieve.ts';
import {
  codeLists,
  enumeration,
  type Field,
  type FieldOptions,
  integer,
  list,
  many,
  one,
  type Options,
  schedule,
  type StatusValue,
  text,
} from './define.ts';

/** Statuses and fields shared by several entities. */

/** A pattern searched for in external texts, or that they must match: see `expressions.ts`. */
export const expression = (options: FieldOptions<string>): Field => {
  const field = text({ maxLength: 200, ...options });
  return { ...field, rules: [...field.rules, rule('expression')] };
};

const active: StatusValue = {
  en: 'Active',
  ru: 'Активен',
  feminine: 'Активна',
  neuter: 'Активно',
  verb: { en: 'Activate', ru: 'Активировать' },
  plural: { en: 'Active', ru: 'Активные' },
  tone: 'success',
};
const inactive: StatusValue = {
  en: 'Inactive',
  ru: 'Неактивен',
  feminine: 'Неактивна',
  neuter: 'Неактивно',
  verb: { en: 'Deactivate', ru: 'Деактивировать' },
  plural: { en: 'Inactive', ru: 'Неактивные' },
  tone: 'neutral',
};
const blocked: StatusValue = {
  en: 'Blocked',
  ru: 'Заблокирован',
  feminine: 'Заблокирована',
  neuter: 'Заблокировано',
  verb: { en: 'Block', ru: 'Заблокировать' },
  plural: { en: 'Blocked', ru: 'Заблокированные' },
  tone: 'error',
};

/** For a record that belongs to an affiliate: the team that they are in. */
export const affiliatesTeam = one('team', {
  en: 'Team',
  ru: 'Команда',
  readOnly: true,
  computed: true,
  onRequest: true,
  staffOnly: true,
  help: { en: 'That of the affiliate.', ru: 'Команда партнёра.' },
});

export const activeOrInactive = { set: { active, inactive } };
/**
 * For records that others are set up with, such as currencies: an inactive one stays where it is used, but can't be
 * selected any more.
 */
export const activeOrRetired = { set: { active, inactive: { ...inactive, retired: true } } };
export const activeOrBlocked = { set: { active, blocked }, reason: ['blocked'], call: 'change_block' } as const;
export const statusWords = { active, inactive, blocked };

/** What a block stops: signing in, traffic, or both; a full unblock lifts both. */
export const blockingType: Field = enumeration({
  en: 'What to block',
  ru: 'Что заблокировать',
  options: {
    access: { en: 'Access', ru: 'Доступ' },
    traffic: { en: 'Traffic', ru: 'Трафик' },
    full: { en: 'Access and traffic', ru: 'Доступ и трафик' },
  },
});

const contactTypes: Options = {
  telegram: { id: contactChannel.telegram, en: 'Telegram', ru: 'Телеграм' },
  skype: { id: contactChannel.skype, en: 'Skype', ru: 'Скайп' },
  phone: { id: contactChannel.phone, en: 'Phone', ru: 'Телефон' },
  url: { id: contactChannel.url, en: 'Link', ru: 'Ссылка' },
  email: { id: contactChannel.email, en: 'Email', ru: 'Эл. почта' },
};

/** Ways to reach someone. */
export const contacts = (): Field => {
  const value = text({ en: 'Contact', ru: 'Контакт', required: true, maxLength: 254 });
  return list(
    {
      type: enumeration({ en: 'Channel', ru: 'Канал', required: true, options: contactTypes }),
      value: { ...value, rules: [...value.rules, rule('channel')] },
    },
    { en: 'Contacts', ru: 'Контакты', onRequest: true, column: 'ContactsField', maxItems: 20 },
  );
};

/** Whether the values next to it are the only ones, or all but them. */
const mode = (en: string, ru: string): Field =>
  enumeration({
    en,
    ru,
    required: true,
    default: 'only',
    sortable: false,
    options: { only: { en: 'Only', ru: 'Только' }, except: { en: 'All but', ru: 'Все, кроме' } },
  });

/** Which traffic something gets, by where it comes from and when. If nothing is set, all of it. */
export const sieve = () => ({
  countries: codeLists('isoCountries', { en: 'Countries', ru: 'Страны', mode: 'countriesMode' }),
  countriesMode: mode('Country mode', 'Режим стран'),
  languages: codeLists('isoLanguages', { en: 'Languages', ru: 'Языки', mode: 'languagesMode' }),
  languagesMode: mode('Language mode', 'Режим языков'),
  trafficSources: many('trafficSource', { en: 'Traffic sources', ru: 'Источники трафика', mode: 'trafficSourcesMode' }),
  trafficSourcesMode: mode('Traffic source mode', 'Режим источников трафика'),
  schedule: schedule({ en: 'Schedule', ru: 'Расписание' }),
});

/** The share of the traffic that something gets among others that let it through. */
export const weight = (options: Partial<FieldOptions<number>> = {}): Field =>
  integer({ en: 'Weight', ru: 'Вес', min: 0, max: 1000, default: usualWeight, sortable: true, ...options });

/** The fields of a sieve that an edit of only the sieve sets. */
export const sieveFields = [
  'countries',
  'countriesMode',
  'languages',
  'languagesMode',
  'trafficSources',
  'trafficSourcesMode',
  'schedule',
  'weight',
] as const;

/** How a visitor's browser is redirected. */
export const redirectMethods = {
  http_302: { en: 'HTTP redirect (302)', ru: 'HTTP-редирект (302)' },
  meta_refresh: { en: 'Meta refresh', ru: 'Автообновление страницы' },
  double_meta_refresh: {
    en: 'Double meta refresh (hides the referrer)',
    ru: 'Двойное автообновление (скрывает реферер)',
  },
  javascript: { en: 'JavaScript', ru: 'Скрипт на странице' },
} satisfies Options;

/** How affiliates are meant to send traffic. */
export const integrationMethods: Options = {
  redirect: { id: 1, en: 'Redirect', ru: 'Редирект' },
  api: { id: 2, en: 'API', ru: 'API' },
  landing: { id: 3, en: 'Landing page', ru: 'Лендинг' },
};

export const imageExtensions = [
  'apng',
  'avif',
  'gif',
  'jpeg',
  'jpg',
  'jfif',
  'pjpeg',
  'pjp',
  'png',
  'webp',
  'bmp',
] as const;
