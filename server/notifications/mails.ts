import type { Transaction } from 'kysely';
import type { Words } from '../../domain/words.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { cancelMails, canRetryMail, retryMails } from '../mail/outbox.ts';
import { type NotificationKind, notificationKinds } from './kinds.ts';

/** Mails that are listed. */
const maxMails = 100;

/** Mails that tell what has happened; those with a link are of no use later. */
const timeless = Object.keys(notificationKinds);

const tooLate: Words = {
  en: 'It can’t be tried again: it is under way or over, or its link has expired',
  ru: 'Повторить нельзя: письмо отправляется, уже завершено или его ссылка истекла',
};
const underWay: Words = {
  en: 'It can’t be cancelled: it is under way or over',
  ru: 'Отменить нельзя: письмо отправляется или уже завершено',
};

interface Chosen {
  ids: number[];
}

const newPassword: Words = { en: 'New password', ru: 'Новый пароль' };

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);

/** Handlers of `/user/background_work/mails`: who was written to about what, never what was written. */
export const createMailHandlers = ({ database }: { database: Database }): Handlers => {
  /** Does it to all of them or to none. @throws Failure 409 */
  const done = (
    tenantId: number,
    ids: readonly number[],
    message: Words,
    act: (db: Transaction<Tables>, ids: readonly number[]) => Promise<number>,
  ): Promise<number> =>
    database.tenant(tenantId, 'mail').write(async (db) => {
      const all = [...new Set(ids)];
      const count = await act(db, all);
      if (count < all.length) throw new Failure('refused', { details: [{ path: 'ids', type: 'state', message }] });
      return count;
    });

  return {
    async listMails({ caller, language }) {
      const mails = await database
        .tenant(caller.tenantId)
        .read((db) =>
          db
            .selectFrom('mail_outbox')
            .select(['id', 'address', 'kind', 'state', 'attempts', 'problem', 'created_at as createdAt'])
            .select(['due_at as dueAt', 'ended_at as endedAt'])
            .select(canRetryMail(timeless).as('canRetry'))
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

    async retryMails({ caller, body: { ids } }: Call<unknown, unknown, Chosen>) {
      return { data: { count: await done(caller.tenantId, ids, tooLate, (db, all) => retryMails(db, all, timeless)) } };
    },

    async cancelMails({ caller, body: { ids } }: Call<unknown, unknown, Chosen>) {
      return { data: { count: await done(caller.tenantId, ids, underWay, cancelMails) } };
    },
  };
};
