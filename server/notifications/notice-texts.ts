import { choreWords } from '../../domain/chores.ts';
import { circuitReasons } from '../../domain/distribution/circuit.ts';
import { domainTroubles } from '../../domain/domain-trouble.ts';
import { formatDecimal } from '../../domain/money/decimal.ts';
import { failures } from '../../domain/failures.ts';
import type { Language, Words } from '../../domain/text/words.ts';
import { noticeTypeOf, type NoticeType } from '../../domain/notices/notice-types.ts';

/** The text of a notice: a line, and a second one if needed. `{name}` stands for the event's parameter of that name. */
interface Text {
  title: Words;
  text?: Words;
}

const titled = (en: string, ru: string): Words => ({ en: `${en}: {title}`, ru: `${ru}: {title}` });
const amount: Words = { en: '{amount} {currency}, {from} to {to}', ru: '{amount} {currency}, {from} — {to}' };
const withReason: Words = { en: `${amount.en}: {reason}`, ru: `${amount.ru}: {reason}` };
const used: Words = {
  en: '{counter} of {value} used in this period',
  ru: 'За период использовано {counter} из {value}',
};
/** Text for those who may no longer read what it is about. */
const unseen: Text = {
  title: { en: 'A change you scheduled was not made', ru: 'Отложенное вами изменение не выполнено' },
  text: { en: 'You can no longer see it', ru: 'У вас больше нет к нему доступа' },
};
const problem: Words = { en: '{problemEn}', ru: '{problemRu}' };
const reason: Words = { en: '{reason}', ru: '{reason}' };

const texts: Readonly<Record<NoticeType, Text>> = {
  'cap.filling': {
    title: { en: 'Cap {percent}% full: {title}', ru: 'Капа заполнена на {percent}%: {title}' },
    text: used,
  },
  'cap.full': { title: titled('Cap full', 'Капа заполнена'), text: used },
  'guarantee.at_risk': {
    title: titled('Guarantee at risk', 'Гарантия под угрозой'),
    text: {
      en: '{counter} of {guarantee} so far; {expected} expected at this pace',
      ru: 'Пока {counter} из {guarantee}; при таком темпе выйдет {expected}',
    },
  },
  'integration.paused': { title: titled('Integration paused', 'Интеграция на паузе'), text: reason },
  'integration.slow': {
    title: titled('Integration slow', 'Интеграция отвечает медленно'),
    text: {
      en: 'Half of its responses took more than {seconds} s in the last hour',
      ru: 'Половина ответов за последний час — дольше {seconds} с',
    },
  },
  'synchronization.paused': { title: titled('Synchronisation paused', 'Синхронизация приостановлена'), text: reason },
  'postback.given_up': {
    title: titled('Postback switched off', 'Постбэк выключен'),
    text: { en: 'It couldn’t be delivered for a week', ru: 'Его не удавалось доставить неделю' },
  },
  'lead.unsent': {
    title: { en: 'Lead unsent: {offer}', ru: 'Лид не отправлен: {offer}' },
    text: { en: 'No advertiser took it', ru: 'Его не принял ни один рекламодатель' },
  },
  'conversion.late': {
    title: { en: 'Late conversion: {offer}', ru: 'Поздняя конверсия: {offer}' },
    text: { en: 'It came after the offer’s session', ru: 'Она пришла после сессии оффера' },
  },
  'invoice.made': { title: titled('Invoice created', 'Счёт создан'), text: amount },
  'invoice.scheduled': { title: titled('Invoice created by schedule', 'Счёт создан по расписанию'), text: amount },
  'invoice.paid': { title: titled('Invoice paid', 'Счёт оплачен'), text: amount },
  'invoice.declined': {
    title: titled('Invoice declined', 'Счёт отклонён'),
    text: withReason,
  },
  'invoice.unpaid': {
    title: titled('Payment taken back, the invoice is unpaid', 'Оплата отменена, счёт не оплачен'),
    text: withReason,
  },
  'invoice.requested': { title: titled('Withdrawal requested', 'Запрошен вывод'), text: amount },
  'invoice.taken_back': { title: titled('Withdrawal request taken back', 'Запрос вывода отозван'), text: amount },
  'withdrawal_method.changed': {
    title: titled('Withdrawal method changed', 'Изменён способ вывода'),
    text: { en: 'The account for payments was changed', ru: 'Выплаты пойдут на другие реквизиты' },
  },
  'withdrawal_method.waiting': {
    title: titled('Withdrawal method to verify', 'Способ вывода ждёт проверки'),
    text: {
      en: 'It can be used for payments once staff have verified it',
      ru: 'Выплаты пойдут на него после проверки сотрудником',
    },
  },
  'withdrawal_method.verified': {
    title: titled('Withdrawal method verified', 'Способ вывода проверен'),
    text: { en: 'Withdrawals can be requested to it', ru: 'На него можно запрашивать вывод' },
  },
  'export.ready': {
    title: { en: 'Your export is ready', ru: 'Файл экспорта готов' },
    text: { en: 'Rows: {rows}', ru: 'Строк: {rows}' },
  },
  'export.failed': { title: { en: 'Your export failed', ru: 'Ваш экспорт не удался' }, text: problem },
  'task.assigned': { title: titled('Task assigned to you', 'Вам назначена задача') },
  'task.mentioned': { title: titled('You were mentioned', 'Вас упомянули') },
  'task.due': { title: titled('Task due', 'Подошёл срок задачи') },
  'note.addressed': {
    title: { en: 'A note for you: {title}', ru: 'Вам заметка: {title}' },
    text: { en: '{excerpt}', ru: '{excerpt}' },
  },
  'change.conflict': {
    title: titled('Scheduled change not made, changed meanwhile', 'Отложенное изменение не выполнено, запись изменена'),
    text: problem,
  },
  'change.failed': {
    title: titled('Scheduled change failed', 'Отложенное изменение не выполнено'),
    text: problem,
  },
  'affiliate.registered': {
    title: titled('New affiliate', 'Новый партнёр'),
    text: { en: '{email}', ru: '{email}' },
  },
  'traffic.blocked': {
    title: { en: 'Your traffic is no longer accepted', ru: 'Ваш трафик больше не принимается' },
    text: reason,
  },
  'traffic.accepted': {
    title: { en: 'Your traffic is accepted', ru: 'Ваш трафик принимается' },
    text: { en: 'You can send clicks and leads', ru: 'Можно отправлять клики и лиды' },
  },
  'domain.failing': {
    title: titled('Domain failing', 'Домен не проходит проверку'),
    text: { en: '{trouble}', ru: '{trouble}' },
  },
  'rates.failing': {
    title: titled('Exchange rates out of date', 'Курсы валют устарели'),
    text: {
      en: '{problemEn}. The newest rates are of {from}',
      ru: '{problemRu}. Самые новые курсы — за {from}',
    },
  },
  'work.failing': { title: titled('Background work failing', 'Сбой фоновой работы'), text: problem },
  'channel.failing': {
    title: titled('Not delivered for three days', 'Не доставлялось три дня'),
    text: problem,
  },
  'notification.silent': {
    title: titled('Notification rule tells nobody', 'Правило уведомлений никому не сообщает'),
    text: {
      en: 'Its author can no longer sign in. An administrator can take it over',
      ru: 'Его автор больше не может войти. Администратор может взять правило на себя',
    },
  },
  'trial.ending': {
    title: { en: 'Days left of your trial: {days}', ru: 'Дней до конца пробного периода: {days}' },
  },
  'sign_in.new_device': {
    title: { en: 'New sign-in to your account', ru: 'Новый вход в вашу учётную запись' },
    text: { en: '{device}, IP address {address}', ru: '{device}, IP-адрес {address}' },
  },
};

/** Work of the product itself, by what its failing is told as. */
const work: Readonly<Record<string, Words>> = { mails: { en: 'Emails', ru: 'Письма' }, ...choreWords };

const unknownDevice: Words = { en: 'An unknown program', ru: 'Неизвестная программа' };

type Params = Readonly<Record<string, unknown>>;

const figures = new Set(['amount', 'counter', 'value', 'guarantee', 'expected', 'rows']);
const days = new Set(['from', 'to']);

/** Figures and dates in human-readable form. */
const withFigures = (params: Params, language: Language): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (figures.has(name) && value !== null) return [name, formatDecimal(String(value), language, 8)];
      return [name, days.has(name) ? String(value).replaceAll('-', '.') : value];
    }),
  );

/** Parameters that are worded differently from how they are stored. */
const worded = (type: NoticeType, params: Params, language: Language): Params => {
  const { reason: code, device } = params;
  if (type === 'work.failing') return { ...params, title: work[String(params['work'])]?.[language] };
  if (type === 'export.failed') {
    const [, words = failures.internal] = Object.entries(failures).find(([name]) => name === params['code']) ?? [];
    return { ...params, problemEn: words.en, problemRu: words.ru };
  }
  if ('from' in params || 'amount' in params || 'counter' in params || 'rows' in params)
    return withFigures(params, language);
  if (type === 'integration.paused')
    return { ...params, reason: Object.entries(circuitReasons).find(([name]) => name === code)?.[1][language] };
  // Older ones have it only in English.
  if (type === 'synchronization.paused')
    return { ...params, reason: (language === 'ru' ? params['reasonRu'] : undefined) ?? code ?? null };
  // Older ones were all about the proof.
  if (type === 'domain.failing') {
    const [, words = domainTroubles.proof] =
      Object.entries(domainTroubles).find(([name]) => name === params['trouble']) ?? [];
    return { ...params, trouble: words[language] };
  }
  return type === 'sign_in.new_device' ? { ...params, device: device ?? unknownDevice[language] } : params;
};

const filled = (words: Words, params: Params, language: Language): string =>
  words[language].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** Returns the text of a notice in a language: its line, and any further details. */
export const noticeText = (
  type: NoticeType,
  params: Params,
  language: Language,
): { title: string; text: string | null } => {
  const { title, text } = noticeTypeOf(type).unseen && params['title'] === undefined ? unseen : texts[type];
  const said = worded(type, params, language);
  return { title: filled(title, said, language), text: (text && filled(text, said, language)) || null };
};

/** Returns the same in all languages. */
export const noticeWords = (type: NoticeType, params: Params): { title: Words; text: Words | null } => {
  const [en, ru] = [noticeText(type, params, 'en'), noticeText(type, params, 'ru')];
  return {
    title: { en: en.title, ru: ru.title },
    text: en.text === null || ru.text === null ? null : { en: en.text, ru: ru.text },
  };
};

const pages: Readonly<Record<string, (id: number) => string>> = {
  cap: (id) => `/caps/${id}/general`,
  integration: (id) => `/integrations/${id}/general`,
  postback: (id) => `/postbacks/${id}/general`,
  lead: (id) => `/leads/${id}/general`,
  conversion: (id) => `/conversions/${id}`,
  affiliateInvoice: (id) => `/affiliate-billing/invoices/${id}/general`,
  advertiserInvoice: (id) => `/advertiser-billing/adv-invoices/${id}/general`,
  scheduledChange: (id) => `/scheduled-changes/${id}/show`,
  task: (id) => `/tasks/${id}/general`,
  user: (id) => `/affiliates/members/${id}/general`,
  notification: (id) => `/settings/notifications/rules/${id}/general`,
  notificationChannelIntegration: (id) => `/settings/notifications/channels/${id}/general`,
  withdrawalMethod: (id) => `/settings/withdrawal-methods/${id}/general`,
  domain: (id) => `/settings/domain-parking/${id}/general`,
};

const withoutRecord: Partial<Record<NoticeType, string>> = {
  'export.ready': '/reports/downloads',
  'export.failed': '/reports/downloads',
  'rates.failing': '/settings/currency-rates',
  'work.failing': '/settings/background-work',
  'sign_in.new_device': '/profile/security',
};

/** Returns the admin page that a notice leads to; null if there is none. */
export const noticePath = (
  { type, entity, id, params }: { type: NoticeType; entity: string | null; id: number | null; params: Params },
  isStaff: boolean,
): string | null => {
  // What may be about a record of any kind says where it is read.
  if (typeof params['page'] === 'string') return params['page'];
  if (entity === null || id === null) return withoutRecord[type] ?? null;
  if (entity === 'affiliateInvoice' && !isStaff) return `/billing/invoices/${id}`;
  return pages[entity]?.(id) ?? null;
};
