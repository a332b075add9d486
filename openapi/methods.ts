import type { MacroSet } from '../domain/traffic/macros.ts';
import { rule } from '../domain/rules.ts';
import {
  duration,
  enumeration,
  type Field,
  type FieldOptions,
  group,
  integer,
  list,
  one,
  type Options,
  owner,
  schedule,
  text,
  texts,
  title,
  url,
} from './define.ts';
import { expression } from './parts.ts';

/** How the network and an advertiser exchange data: what templates of integrations and integrations have in common. */

/** The four methods; platforms, templates and integrations all use the same ones. */
export const methods: Options = {
  outApi: { en: 'Leads by API', ru: 'Лиды по API' },
  redirect: { en: 'Visitors by redirect', ru: 'Посетители по редиректу' },
  apiSync: { en: 'Status requests', ru: 'Запросы статусов' },
  postback: { en: 'Postbacks', ru: 'Постбэки' },
};

/** A path to a value in an answer: `data.lead.id`. */
const path = (options: FieldOptions<string>): Field =>
  text({ maxLength: 200, pattern: '^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$', ...options });

/** The same, if it captures a value: that of its first brackets. */
const inBrackets = (options: Pick<FieldOptions<string>, 'en' | 'ru'>): Field =>
  expression({
    ...options,
    help: {
      en: 'For responses that are not JSON: a regular expression with the value in its first group, such as <id>(\\d+)</id>.',
      ru: 'Для ответов не в JSON: регулярное выражение, значение — в первых скобках, например <код>(\\d+)</код>.',
    },
  });

/** The body of a request, in the format given by the field `bodyFormat` next to it. */
export const body = (macros: MacroSet): Field => {
  const template = text({
    en: 'Body template',
    ru: 'Шаблон тела',
    multiline: true,
    maxLength: 10_000,
    macros,
    otherBraces: true,
    help: {
      en: 'JSON, or fields as in a query string: name={macro}&other={macro}.',
      ru: 'JSON или поля, как в строке запроса: имя={макрос}&другое={макрос}.',
    },
  });
  return { ...template, rules: [...template.rules, rule('jsonBody', macros, 'bodyFormat')] };
};

/**
 * A request whose values are filled in each time it is sent; one that only asks for something has no body by default.
 */
const request = (macros: MacroSet, { asks = false } = {}) => ({
  method: enumeration({
    en: 'Method',
    ru: 'Метод',
    required: true,
    default: asks ? 'GET' : 'POST',
    options: {
      GET: { en: 'GET', ru: 'GET' },
      POST: { en: 'POST', ru: 'POST' },
      PUT: { en: 'PUT', ru: 'PUT' },
    },
  }),
  url: url({ en: 'URL', ru: 'Ссылка', required: true, macros }),
  headers: list(
    {
      name: text({ en: 'Header', ru: 'Заголовок', required: true, maxLength: 100, pattern: '^[A-Za-z0-9-]+$' }),
      value: text({ en: 'Value', ru: 'Значение', required: true, maxLength: 1000, macros }),
    },
    { en: 'Headers', ru: 'Заголовки', maxItems: 30 },
  ),
  bodyFormat: enumeration({
    en: 'Body',
    ru: 'Тело',
    required: true,
    default: asks ? 'none' : 'json',
    options: {
      none: { en: 'None', ru: 'Нет' },
      json: { en: 'JSON', ru: 'JSON' },
      form: { en: 'Form', ru: 'Форма' },
    },
  }),
  body: body(macros),
  timeout: duration({
    en: 'Time-out',
    ru: 'Тайм-аут',
    unit: 'seconds',
    required: true,
    default: 15,
    min: 1,
    max: 60,
  }),
});

/** Words in a refusal that show its type. */
const words = (options: FieldOptions<string[]>): Field =>
  texts({
    help: {
      en: 'Words to find in the value or the reason or, if no paths are given, in the whole response.',
      ru: 'Слова из ответа о лиде: значения, причины или всего ответа, если места не указаны.',
    },
    ...options,
  });

const outApi = group(
  {
    ...request('lead'),
    acceptedPath: path({
      en: 'Acceptance field',
      ru: 'Принят, если в ответе',
      help: {
        en: 'The field of the response that shows acceptance, levels separated by dots. Leave empty if a successful HTTP status means accepted.',
        ru: 'Где об этом сказано в ответе, уровни через точку; пусто, если достаточно успешного кода HTTP.',
      },
    }),
    acceptedValue: text({ en: 'is', ru: 'равно' }),
    acceptedPattern: expression({
      en: 'Accepted if the response matches',
      ru: 'Принят, если ответ подходит под',
      help: {
        en: 'For responses that are not JSON: a regular expression, such as ^OK or <status>ok</status>. Start with (?i) to ignore case.',
        ru: 'Для ответов не в JSON: регулярное выражение, например ^ДА или <статус>да</статус>. (?i) в начале — без учёта регистра.',
      },
    }),
    leadIdPath: path({ en: 'Advertiser’s ID of the lead', ru: 'ID лида у рекламодателя' }),
    leadIdPattern: inBrackets({ en: 'Advertiser’s ID by pattern', ru: 'ID у рекламодателя по шаблону' }),
    redirectPath: path({ en: 'Redirect URL', ru: 'Адрес для посетителя' }),
    redirectPattern: inBrackets({ en: 'Redirect URL by pattern', ru: 'Адрес по шаблону' }),
    messagePath: path({ en: 'Reason for refusal', ru: 'Причина отказа' }),
    messagePattern: inBrackets({ en: 'Reason by pattern', ru: 'Причина по шаблону' }),
    duplicateWords: words({
      en: 'Words for duplicates',
      ru: 'Дубль, если сказано',
    }),
    invalidWords: words({
      en: 'Words for invalid leads',
      ru: 'Невалидный, если сказано',
    }),
    refusedWords: words({
      en: 'Words for refusals',
      ru: 'Отклонён, если сказано',
    }),
    refusedPattern: expression({
      en: 'Refused if the response matches',
      ru: 'Отклонён, если ответ подходит под',
      help: {
        en: 'Without it, a response that matches nothing else is unclear, and the lead is not offered to anyone else.',
        ru: 'Без него ответ, который не подошёл ни подо что, ничего не значит, и лид дальше не предлагается.',
      },
    }),
  },
  { en: 'Sending leads', ru: 'Отправка лидов', onRequest: true },
);

const redirect = group(
  {
    option: enumeration({
      en: 'After a lead',
      ru: 'После лида',
      required: true,
      default: 'direct',
      options: {
        direct: { en: 'Redirect immediately', ru: 'Сразу перенаправить' },
        via_thank_you_page: { en: 'Redirect via a thank-you page', ru: 'Через страницу благодарности' },
        no_redirect: { en: 'No redirect', ru: 'Без перенаправления' },
      },
    }),
    url: url({
      en: 'URL',
      ru: 'Ссылка',
      macros: 'lead',
      help: {
        en: 'Leave empty if the advertiser’s response contains the redirect URL.',
        ru: 'Пусто, если адрес приходит в ответе рекламодателя.',
      },
    }),
  },
  { en: 'Redirect', ru: 'Редирект', onRequest: true },
);

/** How often a list is requested. */
const interval = duration({
  en: 'Request every',
  ru: 'Запрашивать раз в',
  unit: 'seconds',
  required: true,
  default: 600,
  min: 30,
  max: 86_400,
});

const pageSize = (en: string, ru: string): Field =>
  integer({ en, ru, required: true, default: 100, min: 1, max: 10_000 });

const apiSync = group(
  {
    ...request('status_request'),
    interval,
    pageSize: pageSize('Leads per page', 'Лидов на странице'),
    itemsPath: path({ en: 'Path to leads', ru: 'Лиды в ответе' }),
    leadIdPath: path({ en: 'Advertiser’s ID of the lead', ru: 'ID лида у рекламодателя', required: true }),
    ownIdPath: path({
      en: 'Our ID of the lead',
      ru: 'Наш ID лида',
      help: {
        en: 'The field of the response that repeats the {lead_id} sent. Resolves leads whose response never arrived.',
        ru: 'Где ответ повторяет отправленный {lead_id}. По нему выясняется судьба лидов, ответ на которые не пришёл.',
      },
    }),
    statusPath: path({ en: 'Status of the lead', ru: 'Статус лида', required: true }),
    changedAtPath: path({ en: 'When it changed', ru: 'Когда изменился' }),
  },
  { en: 'Status requests', ru: 'Запросы статусов', onRequest: true },
);

/** The request to an advertiser for figures of their customers. */
export const customerRequest = group(
  {
    ...request('customer_request', { asks: true }),
    interval,
    days: integer({
      en: 'For the last days',
      ru: 'За последние дни',
      required: true,
      default: 7,
      min: 1,
      max: 366,
      help: {
        en: 'How many days {from} goes back, so that the advertiser’s later corrections are included.',
        ru: 'На сколько дней назад от сегодня отступает {from}: столько времени рекламодатель может исправлять показатели.',
      },
    }),
    pageSize: pageSize('Rows per page', 'Строк на странице'),
    itemsPath: path({
      en: 'Path to rows',
      ru: 'Строки в ответе',
      help: {
        en: 'Levels separated by dots. Leave empty if the response itself is the list.',
        ru: 'Уровни через точку; пусто, если сам ответ — список.',
      },
    }),
    customerIdPath: path({ en: 'Customer ID', ru: 'ID клиента', required: true }),
    clickIdPath: path({
      en: 'Click ID',
      ru: 'ID клика',
      help: {
        en: 'For a new customer, the row must name the click or lead.',
        ru: 'Для нового клиента строка должна назвать клик или лид.',
      },
    }),
    leadIdPath: path({ en: 'Our ID of the lead', ru: 'Наш ID лида' }),
    datePath: path({
      en: 'Day of the figures',
      ru: 'День показателей',
      help: {
        en: 'Required for figures: they replace earlier figures of the same day.',
        ru: 'Без него показатели не принимаются: показатели дня заменяют сообщённые раньше.',
      },
    }),
    depositsPath: path({ en: 'Number of deposits', ru: 'Число депозитов' }),
    depositPath: path({ en: 'Deposited', ru: 'Внесено' }),
    turnoverPath: path({ en: 'Turnover', ru: 'Оборот' }),
    ngrPath: path({ en: 'NGR', ru: 'NGR' }),
    currencyPath: path({
      en: 'Currency',
      ru: 'Валюта',
      help: {
        en: 'Leave empty for the advertiser’s currency.',
        ru: 'Пусто: валюта рекламодателя.',
      },
    }),
  },
  { en: 'Customer requests', ru: 'Запросы клиентов', required: true, onRequest: true },
);

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
/** IPv4 or IPv6, with or without the prefix length of a network. */
const addressOrNetwork =
  `^(?:${octet}(?:\\.${octet}){3}(?:/(?:3[0-2]|[12]?\\d))?` +
  '|[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?:/(?:12[0-8]|1[01]\\d|[1-9]?\\d))?)$';

const postback = group(
  {
    parameters: list(
      {
        target: enumeration({
          en: 'What it says',
          ru: 'Что сообщает',
          required: true,
          options: {
            lead_id: { en: 'Lead ID', ru: 'ID лида' },
            click_id: { en: 'Click or lead ID', ru: 'ID клика или лида' },
            status: { en: 'Status', ru: 'Статус' },
            goal: { en: 'Goal', ru: 'Цель' },
            amount: { en: 'Amount', ru: 'Сумма' },
            currency: { en: 'Currency', ru: 'Валюта' },
            transaction_id: { en: 'Transaction ID', ru: 'ID транзакции' },
            customer_id: { en: 'Customer ID', ru: 'ID клиента' },
            deposit: { en: 'Deposit', ru: 'Депозит' },
            deposits: { en: 'Number of deposits', ru: 'Число депозитов' },
            turnover: { en: 'Turnover', ru: 'Оборот' },
            ngr: { en: 'NGR', ru: 'NGR' },
            date: { en: 'Day of the figures', ru: 'День показателей' },
          },
        }),
        name: text({ en: 'Parameter', ru: 'Параметр', required: true, maxLength: 100, pattern: '^[A-Za-z0-9_.-]+$' }),
        macro: text({ en: 'Their macro', ru: 'Их макрос', maxLength: 100 }),
      },
      { en: 'Parameters', ru: 'Параметры', maxItems: 20 },
    ),
    addresses: list(
      {
        address: text({
          en: 'IP address or network',
          ru: 'IP-адрес или сеть',
          required: true,
          maxLength: 49,
          pattern: addressOrNetwork,
          help: { en: 'For example 203.0.113.7 or 203.0.113.0/24.', ru: 'Например, 203.0.113.7 или 203.0.113.0/24.' },
        }),
      },
      {
        en: 'Accepted addresses',
        ru: 'Допустимые адреса',
        maxItems: 50,
        help: {
          en: 'Postbacks from other addresses are refused. Leave empty to allow any address.',
          ru: 'Постбэки с других адресов отклоняются. Если пусто — с любого.',
        },
      },
    ),
  },
  { en: 'Postbacks from the advertiser', ru: 'Постбэки рекламодателя', onRequest: true },
);

/** The settings of each method; if an integration has none, those of its template apply. */
export const methodSettings = { outApi, redirect, apiSync, postback };

/** The times at which statuses are requested. */
export const syncSchedule = schedule({
  en: 'Request only at',
  ru: 'Запрашивать только',
  onRequest: true,
  help: { en: 'Any time if empty.', ru: 'Если пусто — в любое время.' },
});

/** An advertiser's word, and the goal that it means. */
export const goalMapping = (holder: string) => ({
  [holder]: owner(holder, { en: 'Belongs to', ru: 'Чьё' }),
  theirs: title({ en: 'Their name', ru: 'Их слово' }),
  goal: one('goal', {
    en: 'Our goal',
    ru: 'Наша цель',
    help: { en: 'Leave empty to ignore this value.', ru: 'Пусто: известно и пропускается.' },
  }),
});

/** An advertiser's word, and the lead grade that it means. */
export const statusMapping = (holder: string) => ({
  [holder]: owner(holder, { en: 'Belongs to', ru: 'Чьё' }),
  theirs: title({ en: 'Their status', ru: 'Их статус' }),
  leadGrade: one('leadGrade', {
    en: 'Our lead grade',
    ru: 'Наша оценка лида',
    help: { en: 'Leave empty to ignore this value.', ru: 'Пусто: известно и пропускается.' },
  }),
});
