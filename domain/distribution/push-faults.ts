import type { Words } from '../text/words.ts';
import type { Mask } from './reasons.ts';

interface PushFault extends Words {
  /** What affiliates are shown. */
  mask: Mask;
}

/** Why no advertiser took a lead that was offered: codes stored with leads in addition to those of checks. */
export const pushFaults = {
  nobody_accepted: { en: 'No advertiser accepted it', ru: 'Никто из рекламодателей не принял', mask: 'nobody' },
  time_up: { en: 'Time ran out before anyone accepted it', ru: 'Время вышло, никто не успел принять', mask: 'nobody' },
  outcome_unknown: {
    en: 'An advertiser gave no clear response and may have taken it',
    ru: 'Рекламодатель не ответил внятно и мог принять',
    mask: 'delivery',
  },
  interrupted: {
    en: 'Sending was interrupted before anyone accepted it',
    ru: 'Отправка прервалась, никто не успел принять',
    mask: 'delivery',
  },
} satisfies Record<string, PushFault>;

export type PushFaultCode = keyof typeof pushFaults;

/** Why an attempt got no answer. */
export const attemptFailures = {
  settings: { en: 'The integration has no request for this', ru: 'У интеграции не настроен запрос' },
  parameters: { en: 'Required parameters are missing', ru: 'Не заполнены обязательные параметры' },
  url: { en: 'The address can’t be filled in', ru: 'Адрес нельзя заполнить' },
  body: { en: 'The body can’t be filled in', ru: 'Тело запроса нельзя заполнить' },
  request: { en: 'The address or a header can’t be used', ru: 'Адрес или заголовок нельзя использовать' },
  inside: { en: 'The address is inside the network', ru: 'Адрес находится внутри сети' },
  connect: { en: 'Nothing responds at the address', ru: 'По адресу никто не отвечает' },
  tls: { en: 'The certificate is for another address', ru: 'Сертификат другого адреса' },
  timeout: { en: 'No response in time', ru: 'Нет ответа вовремя' },
  tooLarge: { en: 'The response is too large', ru: 'Ответ слишком большой' },
  broken: { en: 'The response can’t be read', ru: 'Ответ нельзя прочитать' },
  redirects: { en: 'Too many redirects', ru: 'Слишком много переадресаций' },
  not_received: { en: 'Marked as not received by staff', ru: 'Сотрудник выяснил, что лид не получен' },
  interrupted: { en: 'The process ended before the response', ru: 'Процесс завершился до ответа' },
} satisfies Record<string, Words>;
