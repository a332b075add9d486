import type { Words } from '../../domain/words.ts';
import type { Database } from '../database/connection.ts';
import type { Handlers } from '../http/call.ts';
import { type NotificationKind, notificationKinds } from './kinds.ts';

/** Mails that are listed. */
const maxMails = 100;

const newPassword: Words = { en: 'New password', ru: 'Новый пароль' };

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);

/** Handler of `/user/background_work/mails`: who was written to about what, never what was written. */
export const createMailHandlers = ({ database }: { database: Database }): Handlers => ({
  async listMails({ caller, language }) {
    const mails = await database
      .tenant(caller.tenantId)
      .read((db) =>
        db
          .selectFrom('mail_outbox')
          .select(['id', 'address', 'kind', 'state', 'attempts', 'problem', 'created_at as createdAt'])
          .select(['due_at as dueAt', 'ended_at as endedAt'])
          .orderBy('id', 'desc')
          .limit(maxMails)
          .execute(),
      );
    const items = mails.map(({ kind, dueAt, ...mail }) => ({
      ...mail,
      about: (isKind(kind) ? notificationKinds[kind].title : newPassword)[language],
      dueAt: mail.state === 'waiting' ? dueAt : null,
    }));
    return { data: { items } };
  },
});
