import type { Words } from '../../domain/text/words.ts';
import { isNoticeType, noticeTypes } from '../../domain/notices/notice-types.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import { cancelMails, canRetryMail, retryMails } from '../mail/outbox.ts';
import { type NotificationKind, notificationKinds } from './kinds.ts';

/** Maximum mails listed. */
const maxMails = 100;

/** Mails that report events; those with a link are useless later. */
export const unexpiringMails: readonly string[] = [
  ...Object.keys(notificationKinds),
  ...Object.keys(noticeTypes),
  'digest',
];

interface Chosen {
  ids: number[];
}

const newPassword: Words = { en: 'New password', ru: 'Новый пароль' };

const invitation: Words = { en: 'Invitation', ru: 'Приглашение' };

const digest: Words = { en: 'Digest', ru: 'Сводка' };

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);

/** Returns the subject of a mail, by the kind it was stored as. */
const aboutOf = (kind: string): Words => {
  if (isKind(kind)) return notificationKinds[kind].title;
  if (isNoticeType(kind)) return noticeTypes[kind];
  if (kind === 'invitation') return invitation;
  return kind === 'digest' ? digest : newPassword;
};

/** Handlers of `/user/background_work/mails`: who was sent what kind of mail, never its contents. */
export const createMailHandlers = ({ database }: { database: Database }): Handlers => ({
  async listMails({ caller, language }) {
    const mails = await database
      .tenant(caller.tenantId)
      .read((db) =>
        db
          .selectFrom('mail_outbox')
          .select(['id', 'address', 'kind', 'state', 'attempts', 'problem', 'created_at as createdAt'])
          .select(['due_at as dueAt', 'ended_at as endedAt'])
          .select(canRetryMail(unexpiringMails).as('canRetry'))
          .orderBy('id', 'desc')
          .limit(maxMails)
          .execute(),
      );
    const items = mails.map(({ kind, problem, dueAt, ...mail }) => ({
      ...mail,
      about: aboutOf(kind)[language],
      problem: problem?.[language] ?? null,
      dueAt: mail.state === 'waiting' ? dueAt : null,
    }));
    return { data: { items } };
  },

  async retryMails({ caller, body: { ids } }: Call<unknown, unknown, Chosen>) {
    const count = await database.tenant(caller.tenantId, 'mail').write((db) => retryMails(db, ids, unexpiringMails));
    return { data: { count } };
  },

  async cancelMails({ caller, body: { ids } }: Call<unknown, unknown, Chosen>) {
    return { data: { count: await database.tenant(caller.tenantId, 'mail').write((db) => cancelMails(db, ids)) } };
  },
});
