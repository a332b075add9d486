import { type CircuitReason, circuitReasons } from '../../domain/distribution/circuit.ts';
import type { DomainTrouble } from '../../domain/domain-trouble.ts';
import { fill, type Words } from '../../domain/text/words.ts';
import type { Device } from '../http/devices.ts';
import type { Email } from '../mail/email.ts';

/** What happened, with the details that an email mentions. */
export type Notice =
  | { kind: 'new_sign_in'; device: Device; address: string }
  | { kind: 'password_changed'; apiTokens: 'kept' | 'revoked' }
  /** `email` is the new address; the message goes to the previous one. */
  | { kind: 'email_changed'; email: string }
  | { kind: 'token_reused'; device: Device; address: string }
  | { kind: 'two_factor_changed'; change: 'on' | 'off' | 'codes' }
  | { kind: 'api_token_created'; title: string; hint: string }
  | { kind: 'traffic_changed'; isBlocked: boolean; reason: string | null }
  /** `isNew` if it was added, not changed; `waits` if it is paid to nobody until staff have verified it. */
  | { kind: 'withdrawal_method_changed'; id: number; title: string; isNew: boolean; waits: boolean }
  | { kind: 'affiliate_registered'; id: number; fullName: string; email: string }
  | { kind: 'postback_given_up'; id: number; title: string }
  | { kind: 'synchronization_paused'; of: 'statuses' | 'customers'; id: number; title: string; reason: Words }
  | { kind: 'integration_paused'; id: number; title: string; reason: CircuitReason }
  | { kind: 'domain_failing'; id: number; host: string; trouble: DomainTrouble }
  | { kind: 'task_assigned' | 'task_mentioned'; id: number; fullId: string; title: string };

const filled = ({ en, ru }: Words, ...args: string[]): Words => ({ en: fill(en, args), ru: fill(ru, args) });

const notYou: Words = {
  en: 'If this wasn’t you, change your password and end your other sessions right away.',
  ru: 'Если это были не вы, сразу смените пароль и завершите остальные сеансы.',
};
const security = {
  label: { en: 'Review security settings', ru: 'Открыть настройки безопасности' },
  path: '/profile/security',
};

const campaigns = { label: { en: 'View campaigns', ru: 'Открыть кампании' }, path: '/campaigns' };

const unknown: Words = { en: 'an unknown program', ru: 'неизвестной программы' };

const named = ({ browser, system }: Device): Words => {
  const name = [browser, system].filter(Boolean).join(', ');
  return name === '' ? unknown : { en: name, ru: name };
};

const apiTokens: Record<'kept' | 'revoked', Words> = {
  kept: {
    en: 'Your other sessions have ended. Your API tokens, if any, still work.',
    ru: 'Остальные ваши сеансы завершены. Ваши токены API, если они есть, продолжают действовать.',
  },
  revoked: {
    en: 'Your other sessions have ended, and your API tokens, if any, were revoked: programs that used them need new ones.',
    ru: 'Остальные ваши сеансы завершены, а токены API, если они были, отозваны: использовавшим их программам нужны новые.',
  },
};

const twoFactor: Record<'on' | 'off' | 'codes', Words> = {
  on: {
    en: 'Two-factor authentication was turned on for your account.',
    ru: 'Для вашей учётной записи включена двухфакторная аутентификация.',
  },
  off: {
    en: 'Two-factor authentication was turned off for your account.',
    ru: 'Для вашей учётной записи выключена двухфакторная аутентификация.',
  },
  codes: {
    en: 'New recovery codes were generated for your account; the old ones no longer work.',
    ru: 'Для вашей учётной записи созданы новые резервные коды; старые больше не действуют.',
  },
};

type EmailContent = Omit<Email, 'link'> & { link: { label: Words; path: string } };

const aboutTask = ({ kind, id, fullId, title }: Extract<Notice, { fullId: string }>): EmailContent => {
  const isAssigned = kind === 'task_assigned';
  return {
    subject: filled(
      isAssigned
        ? { en: 'Task for you: {0} {1}', ru: 'Вам задача: {0} {1}' }
        : { en: 'You were mentioned in {0} {1}', ru: 'Вас упомянули в {0} {1}' },
      fullId,
      title,
    ),
    paragraphs: [
      filled(
        isAssigned
          ? { en: 'The task {0} “{1}” was assigned to you.', ru: 'Вам назначена задача {0} «{1}».' }
          : {
              en: 'A colleague mentioned you in a comment on the task {0} “{1}”.',
              ru: 'Коллега упоминает вас в комментарии к задаче {0} «{1}».',
            },
        fullId,
        title,
      ),
    ],
    link: { label: { en: 'Open task', ru: 'Открыть задачу' }, path: `/tasks/${id}/general` },
  };
};

/** What is wrong with a domain, and what to do about it. */
const domainTexts: Readonly<Record<DomainTrouble, readonly [Words, Words]>> = {
  proof: [
    {
      en: 'The TXT record that proves ownership of {0} is no longer there.',
      ru: 'TXT-записи, которая подтверждает {0}, больше нет.',
    },
    {
      en: 'Add it again where the domain’s DNS is managed. We will check again automatically.',
      ru: 'Добавьте её снова там, где управляют DNS домена. Проверка повторится автоматически.',
    },
  ],
  astray: [
    {
      en: '{0} no longer leads here: visitors who follow its links don’t get through.',
      ru: '{0} больше не ведёт сюда: посетители по его ссылкам не проходят.',
    },
    {
      en: 'The domain’s page shows what responds there and which DNS record to set. We will check again automatically.',
      ru: 'На его странице видно, что там отвечает и какую DNS-запись указать. Проверка повторится автоматически.',
    },
  ],
  certificate: [
    {
      en: '{0} no longer has a valid certificate: browsers warn visitors who follow its links.',
      ru: 'У {0} больше нет действительного сертификата: браузеры предупреждают посетителей его ссылок.',
    },
    {
      en: 'Have the server in front of Sluice get a new one. We will check again automatically.',
      ru: 'Получите новый на сервере перед Sluice. Проверка повторится автоматически.',
    },
  ],
  expiring: [
    {
      en: 'On {0}, the certificate expires soon and should have been renewed by now.',
      ru: 'Срок сертификата {0} скоро истечёт, его уже должны были обновить.',
    },
    {
      en: 'Find out why the server in front of Sluice doesn’t renew it.',
      ru: 'Выясните, почему его не обновляет сервер перед Sluice.',
    },
  ],
};

const aboutDomain = ({ id, host, trouble }: Extract<Notice, { kind: 'domain_failing' }>): EmailContent => ({
  subject: filled(
    trouble === 'expiring'
      ? { en: 'Certificate expires soon: {0}', ru: 'Скоро истечёт сертификат: {0}' }
      : { en: 'Domain failing: {0}', ru: 'Домен не проходит проверку: {0}' },
    host,
  ),
  paragraphs: domainTexts[trouble].map((words) => filled(words, host)),
  link: { label: { en: 'Open domain', ru: 'Открыть домен' }, path: `/settings/domain-parking/${id}/general` },
});

/** Texts about lists that are no longer fetched, and where they are configured. */
const unsynchronised = {
  statuses: {
    text: {
      en: 'We couldn’t retrieve lead statuses through the integration “{0}”, so we stopped trying.',
      ru: 'Нам не удалось запросить статусы лидов через интеграцию «{0}», и мы больше не пытаемся.',
    },
    label: { en: 'Open integration', ru: 'Открыть интеграцию' },
    path: (id: number) => `/integrations/${id}/inbound-settings`,
  },
  customers: {
    text: {
      en: 'We couldn’t retrieve customers through the synchronisation “{0}”, so we stopped trying.',
      ru: 'Нам не удалось запросить клиентов синхронизации «{0}», и мы больше не пытаемся.',
    },
    label: { en: 'Open synchronisation', ru: 'Открыть синхронизацию' },
    path: (id: number) => `/customer-syncs/${id}/general`,
  },
};

/** Returns the email about what happened, with a link without the host. */
export const emailAbout = (notice: Notice): EmailContent => {
  switch (notice.kind) {
    case 'new_sign_in': {
      const device = named(notice.device);
      return {
        subject: { en: 'New sign-in to your account', ru: 'Новый вход в вашу учётную запись' },
        paragraphs: [
          {
            en: `Someone signed in to your account with ${device.en} from the IP address ${notice.address}.`,
            ru: `В вашу учётную запись вошли с помощью ${device.ru} с IP-адреса ${notice.address}.`,
          },
          notYou,
        ],
        link: security,
      };
    }
    case 'password_changed':
      return {
        subject: { en: 'Your password was changed', ru: 'Ваш пароль изменён' },
        paragraphs: [
          { en: 'The password for your account was changed.', ru: 'Пароль вашей учётной записи изменён.' },
          apiTokens[notice.apiTokens],
          notYou,
        ],
        link: security,
      };
    case 'email_changed':
      return {
        subject: {
          en: 'Your email address was changed',
          ru: 'Адрес эл. почты вашей учётной записи изменён',
        },
        paragraphs: [
          filled(
            {
              en: 'From now on, sign in with {0}. We won’t send any more emails to this address.',
              ru: 'Теперь входите с адресом {0}. На этот адрес писем больше не будет.',
            },
            notice.email,
          ),
          {
            en: 'If neither you nor your network made this change, contact an administrator right away.',
            ru: 'Если его изменили не вы и не ваша сеть, сразу сообщите администратору сети.',
          },
        ],
        link: { label: { en: 'Open profile', ru: 'Открыть профиль' }, path: '/profile/about' },
      };
    case 'two_factor_changed':
      return {
        subject: { en: 'Two-factor authentication was changed', ru: 'Двухфакторная аутентификация изменена' },
        paragraphs: [twoFactor[notice.change], notYou],
        link: security,
      };
    case 'token_reused': {
      const device = named(notice.device);
      return {
        subject: { en: 'One of your sessions was ended', ru: 'Сеанс вашей учётной записи завершён' },
        paragraphs: [
          {
            en: `The token of one of your sessions was reused with ${device.en} from the IP address ${notice.address}. It may have been copied, so we ended the session; you may have to sign in again.`,
            ru: `Токен одного из ваших сеансов использован повторно с помощью ${device.ru} с IP-адреса ${notice.address}. Возможно, его скопировали, поэтому мы завершили сеанс; может потребоваться войти снова.`,
          },
          {
            en: 'If you don’t recognize this device or address, change your password and review your sessions.',
            ru: 'Если это устройство или адрес вам незнакомы, смените пароль и проверьте свои сеансы.',
          },
        ],
        link: security,
      };
    }
    case 'api_token_created':
      return {
        subject: { en: 'An API token was created', ru: 'Создан токен API' },
        paragraphs: [
          filled(
            {
              en: 'The API token “{0}” ending in {1} was created for your account. It has your permissions.',
              ru: 'Для вашей учётной записи создан токен API «{0}», который оканчивается на {1}. Он действует с вашими правами.',
            },
            notice.title,
            notice.hint,
          ),
          {
            en: 'If this wasn’t you, revoke it and change your password.',
            ru: 'Если это были не вы, отзовите его и смените пароль.',
          },
        ],
        link: { label: { en: 'View API tokens', ru: 'Открыть токены API' }, path: '/profile/tokens' },
      };
    case 'traffic_changed':
      return notice.isBlocked
        ? {
            subject: { en: 'Your traffic is no longer accepted', ru: 'Ваш трафик больше не принимается' },
            paragraphs: [
              {
                en: 'The network has stopped accepting your traffic: clicks and leads that you send are not paid.',
                ru: 'Сеть перестала принимать ваш трафик: отправленные клики и лиды не оплачиваются.',
              },
              ...(notice.reason === null
                ? []
                : [filled({ en: 'The reason given: {0}', ru: 'Указанная причина: {0}' }, notice.reason)]),
            ],
            link: campaigns,
          }
        : {
            subject: { en: 'Your traffic is accepted', ru: 'Ваш трафик принимается' },
            paragraphs: [
              {
                en: 'The network accepts your traffic: you can send clicks and leads from now on.',
                ru: 'Сеть принимает ваш трафик: теперь можно отправлять клики и лиды.',
              },
            ],
            link: campaigns,
          };
    case 'withdrawal_method_changed':
      return {
        subject: filled({ en: 'Withdrawal method changed: {0}', ru: 'Изменён способ вывода: {0}' }, notice.title),
        paragraphs: [
          filled(
            notice.isNew
              ? {
                  en: 'The withdrawal method “{0}” was added to your account.',
                  ru: 'В вашу учётную запись добавлен способ вывода «{0}».',
                }
              : {
                  en: 'The account of your withdrawal method “{0}” was changed.',
                  ru: 'Реквизиты вашего способа вывода «{0}» изменены.',
                },
            notice.title,
          ),
          ...(notice.waits
            ? [
                {
                  en: 'It can be used for payments once staff have verified it.',
                  ru: 'Выплаты на него станут возможны после проверки сотрудником.',
                },
              ]
            : notice.isNew
              ? []
              : [{ en: 'Your payments will go there from now on.', ru: 'Выплаты теперь пойдут туда.' }]),
          {
            en: 'If neither you nor your network made this change, change your password and contact your manager right away.',
            ru: 'Если его изменили не вы и не ваша сеть, сразу смените пароль и сообщите своему менеджеру.',
          },
        ],
        link: {
          label: { en: 'Open withdrawal method', ru: 'Открыть способ вывода' },
          path: `/settings/withdrawal-methods/${notice.id}/general`,
        },
      };
    case 'affiliate_registered':
      return {
        subject: filled({ en: 'New affiliate: {0}', ru: 'Новый партнёр: {0}' }, notice.fullName),
        paragraphs: [
          filled(
            { en: '{0} ({1}) has registered.', ru: 'Зарегистрировался партнёр {0} ({1}).' },
            notice.fullName,
            notice.email,
          ),
        ],
        link: {
          label: { en: 'View affiliate', ru: 'Открыть партнёра' },
          path: `/affiliates/members/${notice.id}/general`,
        },
      };
    case 'postback_given_up':
      return {
        subject: filled({ en: 'Postback switched off: {0}', ru: 'Постбэк выключен: {0}' }, notice.title),
        paragraphs: [
          filled(
            {
              en: 'The postback “{0}” couldn’t be delivered for a week, so we switched it off. Undelivered events are kept.',
              ru: 'Постбэк «{0}» не удавалось доставить неделю, поэтому мы его выключили. Неотправленное ждёт.',
            },
            notice.title,
          ),
          {
            en: 'Check its address, and switch it on again.',
            ru: 'Проверьте его ссылку и включите его снова.',
          },
        ],
        link: {
          label: { en: 'Open postback', ru: 'Открыть постбэк' },
          path: `/postbacks/${notice.id}/general`,
        },
      };
    case 'synchronization_paused':
      return {
        subject: filled({ en: 'Synchronisation paused: {0}', ru: 'Синхронизация приостановлена: {0}' }, notice.title),
        paragraphs: [
          filled(unsynchronised[notice.of].text, notice.title),
          notice.reason,
          {
            en: 'Check its settings, then synchronise again.',
            ru: 'Проверьте её настройки и запустите синхронизацию снова.',
          },
        ],
        link: {
          label: unsynchronised[notice.of].label,
          path: unsynchronised[notice.of].path(notice.id),
        },
      };
    case 'integration_paused':
      return {
        subject: filled({ en: 'Integration paused: {0}', ru: 'Интеграция на паузе: {0}' }, notice.title),
        paragraphs: [
          filled(
            {
              en: 'We stopped sending leads through the integration “{0}”. In the meantime, they go to other advertisers.',
              ru: 'Мы остановили отправку лидов через интеграцию «{0}». Пока они идут другим рекламодателям.',
            },
            notice.title,
          ),
          circuitReasons[notice.reason],
          {
            en: 'Single leads will test it, and it resumes with the first one accepted.',
            ru: 'Время от времени её будет пробовать один лид; первый принятый возобновит отправку.',
          },
        ],
        link: {
          label: { en: 'Open integration', ru: 'Открыть интеграцию' },
          path: `/integrations/${notice.id}/general`,
        },
      };
    case 'task_assigned':
    case 'task_mentioned':
      return aboutTask(notice);
    case 'domain_failing':
      return aboutDomain(notice);
  }
};
