import type { Words } from '../../domain/words.ts';

/** A kind of message that somebody gets by mail (D86). */
interface Kind {
  title: Words;
  description: Words;
  /** Whether it is always sent: it tells of what an intruder would do. Affiliates get these as well, and no others. */
  locked: boolean;
  /** Who has no such permission is never written to, and is not asked. */
  permission?: string;
}

/** Everything that people are written to about, in the order in which it is shown. */
export const notificationKinds = {
  new_sign_in: {
    title: { en: 'New sign-in', ru: 'Новый вход' },
    description: {
      en: 'Somebody signed in to your account from a browser or an address not seen before.',
      ru: 'Кто-то вошёл в вашу учётную запись из браузера или с адреса, которых раньше не было.',
    },
    locked: false,
  },
  password_changed: {
    title: { en: 'Password changed', ru: 'Пароль изменён' },
    description: { en: 'The password of your account was changed.', ru: 'Пароль вашей учётной записи изменён.' },
    locked: true,
  },
  email_changed: {
    title: { en: 'E-mail address changed', ru: 'Адрес эл. почты изменён' },
    description: {
      en: 'The e-mail address of your account was changed; the former one is written to.',
      ru: 'Адрес эл. почты вашей учётной записи изменён; письмо приходит на прежний адрес.',
    },
    locked: true,
  },
  two_factor_changed: {
    title: { en: 'Two-factor authentication changed', ru: 'Двухфакторная аутентификация изменена' },
    description: {
      en: 'Two-factor authentication was turned on or off, or its recovery codes were renewed.',
      ru: 'Двухфакторная аутентификация включена или выключена, либо обновлены коды восстановления.',
    },
    locked: true,
  },
  token_reused: {
    title: { en: 'Session ended for safety', ru: 'Сеанс завершён ради безопасности' },
    description: {
      en: 'A session of your account was ended because its token was used twice, as if somebody had copied it.',
      ru: 'Сеанс вашей учётной записи завершён: его токен использован дважды, как если бы его кто-то скопировал.',
    },
    locked: true,
  },
  api_token_created: {
    title: { en: 'API token created', ru: 'Создан токен API' },
    description: { en: 'An API token was made for your account.', ru: 'Для вашей учётной записи создан токен API.' },
    locked: false,
  },
  affiliate_registered: {
    title: { en: 'Affiliate registered', ru: 'Зарегистрировался партнёр' },
    description: { en: 'A new affiliate came by registration.', ru: 'Новый партнёр пришёл через регистрацию.' },
    locked: false,
    permission: 'affiliate.read',
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

const kinds: Readonly<Record<string, Kind>> = notificationKinds;

/** Names of the kinds that somebody with these permissions is asked about. */
export const kindsFor = (permissions: ReadonlySet<string>): NotificationKind[] =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter((name) => {
    const needed = kinds[name]?.permission;
    return needed === undefined || permissions.has(needed);
  });

/** What is known of a kind: its words, who is asked about it, whether it can be refused. */
export const kindOf = (name: NotificationKind): Kind => notificationKinds[name];
