import type { NoticeType } from '../../domain/notices/notice-types.ts';
import type { Words } from '../../domain/text/words.ts';
import type { PermissionName } from '../generated/permissions.ts';

/** A kind of message sent by email (D86). */
interface Kind {
  title: Words;
  description: Words;
  /** Whether it is always sent, because it reports what an intruder would do. Affiliates get these as well. */
  locked: boolean;
  /** Whether affiliates get it too, as it concerns only what is theirs. */
  affiliates?: true;
  /** Whether it concerns affiliates alone: staff have no setting for it. */
  affiliatesOnly?: true;
  /** The permission without which a user gets no such messages, and no setting for them. */
  permission?: PermissionName;
  /** The notices that tell of the same: rules send nobody a second mail about it. */
  notices?: readonly NoticeType[];
}

/** All kinds of messages sent to people, in display order. */
export const notificationKinds = {
  new_sign_in: {
    title: { en: 'New sign-in', ru: 'Новый вход' },
    description: {
      en: 'A sign-in to your account from a new browser or IP address.',
      ru: 'Вход в вашу учётную запись из нового браузера или с нового IP-адреса.',
    },
    locked: false,
    notices: ['sign_in.new_device'],
  },
  password_changed: {
    title: { en: 'Password changed', ru: 'Пароль изменён' },
    description: { en: 'The password for your account was changed.', ru: 'Пароль вашей учётной записи изменён.' },
    locked: true,
  },
  email_changed: {
    title: { en: 'Email address changed', ru: 'Адрес эл. почты изменён' },
    description: {
      en: 'Your email address was changed; sent to the old address.',
      ru: 'Адрес эл. почты вашей учётной записи изменён; письмо приходит на прежний адрес.',
    },
    locked: true,
  },
  two_factor_changed: {
    title: { en: 'Two-factor authentication changed', ru: 'Двухфакторная аутентификация изменена' },
    description: {
      en: 'Two-factor authentication was turned on or off, or new recovery codes were generated.',
      ru: 'Двухфакторная аутентификация включена или выключена, либо обновлены резервные коды.',
    },
    locked: true,
  },
  token_reused: {
    title: { en: 'Session ended for security', ru: 'Сеанс завершён в целях безопасности' },
    description: {
      en: 'A session was ended because its token was reused and may have been copied.',
      ru: 'Сеанс завершён: его токен использован повторно и мог быть скопирован.',
    },
    locked: true,
  },
  api_token_created: {
    title: { en: 'API token created', ru: 'Создан токен API' },
    description: { en: 'An API token was created for your account.', ru: 'Для вашей учётной записи создан токен API.' },
    locked: false,
  },
  traffic_changed: {
    title: { en: 'Traffic blocked or accepted', ru: 'Трафик заблокирован или принимается' },
    description: {
      en: 'The network stopped accepting an affiliate’s traffic, or accepts it again.',
      ru: 'Сеть перестала принимать трафик партнёра или снова его принимает.',
    },
    locked: true,
    affiliatesOnly: true,
    notices: ['traffic.blocked', 'traffic.accepted'],
  },
  withdrawal_method_changed: {
    title: { en: 'Withdrawal method changed', ru: 'Изменён способ вывода' },
    description: {
      en: 'An affiliate changed the account for their payments.',
      ru: 'Выплаты партнёру пойдут на другие реквизиты.',
    },
    locked: true,
    affiliatesOnly: true,
    notices: ['withdrawal_method.changed', 'withdrawal_method.waiting'],
  },
  affiliate_registered: {
    title: { en: 'Affiliate registered', ru: 'Зарегистрировался партнёр' },
    description: { en: 'A new affiliate has registered.', ru: 'Зарегистрировался новый партнёр.' },
    locked: false,
    permission: 'affiliate.read',
    notices: ['affiliate.registered'],
  },
  postback_given_up: {
    title: { en: 'Postback switched off', ru: 'Постбэк выключен' },
    description: {
      en: 'A postback to an affiliate was switched off after failing for a week.',
      ru: 'Постбэк партнёру выключен: неделю его не удавалось доставить.',
    },
    locked: false,
    affiliates: true,
    permission: 'postback.read',
    notices: ['postback.given_up'],
  },
  integration_paused: {
    title: { en: 'Integration paused', ru: 'Интеграция на паузе' },
    description: {
      en: 'The monitor stopped sending leads through an integration because the advertiser does not take them.',
      ru: 'Монитор остановил отправку лидов через интеграцию: рекламодатель их не принимает.',
    },
    locked: false,
    permission: 'integration.read',
    notices: ['integration.paused'],
  },
  synchronization_paused: {
    title: { en: 'Synchronisation paused', ru: 'Синхронизация приостановлена' },
    description: {
      en: 'An advertiser’s list of statuses or customers couldn’t be read several times in a row.',
      ru: 'Список статусов или клиентов рекламодателя не удалось прочитать несколько раз подряд.',
    },
    locked: false,
    permission: 'integration.read',
    notices: ['synchronization.paused'],
  },
  domain_failing: {
    title: { en: 'Domain failing', ru: 'Домен не проходит проверку' },
    description: {
      en: 'A domain’s DNS record is gone, it no longer leads here, or its certificate is about to expire.',
      ru: 'DNS-записи домена больше нет, он больше не ведёт сюда, или срок его сертификата истекает.',
    },
    locked: false,
    permission: 'domain.read',
    notices: ['domain.failing'],
  },
  task_assigned: {
    title: { en: 'Task assigned', ru: 'Назначена задача' },
    description: { en: 'A colleague assigned a task to you.', ru: 'Коллега назначает вам задачу.' },
    locked: false,
    permission: 'task.read',
    notices: ['task.assigned'],
  },
  task_mentioned: {
    title: { en: 'Mentioned in a task', ru: 'Упоминание в задаче' },
    description: {
      en: 'A colleague mentioned you in a comment on a task.',
      ru: 'Коллега упоминает вас в комментарии к задаче.',
    },
    locked: false,
    permission: 'task.read',
    notices: ['task.mentioned'],
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

/** Returns the names of the kinds that staff with these permissions can choose about. */
export const kindsFor = (permissions: ReadonlySet<PermissionName>): NotificationKind[] =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter((name) => {
    const { permission, affiliatesOnly = false } = kindOf(name);
    return !affiliatesOnly && (permission === undefined || permissions.has(permission));
  });

/** Returns the definition of a kind: its words, who can choose about it, and whether it can be turned off. */
export const kindOf = (name: NotificationKind): Kind => notificationKinds[name];

/** Returns the kind of mail about the same thing as a notice; undefined if there is none. */
export const mailKindOf = (type: NoticeType): NotificationKind | undefined =>
  (Object.keys(notificationKinds) as NotificationKind[]).find((name) => kindOf(name).notices?.includes(type));
