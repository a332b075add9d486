import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import { lockPeople } from './people.ts';

/** Ends a session and the impersonations started from it: none of their tokens are valid any longer. */
export const endSession = async (db: Kysely<Tables>, family: string): Promise<void> => {
  const own = await db.selectFrom('session').select('user_id').where('family', '=', family).limit(1).executeTakeFirst();
  if (!own) return;
  await lockPeople(db, [own.user_id]);
  await db
    .updateTable('session')
    .set({ revoked_at: timestamp(Date.now() / 1000) })
    .where(({ eb, or }) => or([eb('family', '=', family), eb('origin_family', '=', family)]))
    .where('revoked_at', 'is', null)
    .execute();
};

/** Ends the impersonations started from a session. Its user must be locked. */
export const endImpersonations = async (db: Kysely<Tables>, family: string): Promise<void> => {
  await db
    .updateTable('session')
    .set({ revoked_at: timestamp(Date.now() / 1000) })
    .where('origin_family', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
};

/** Ends the session of someone who signs out completely: if they impersonate another user, their own one too. */
export const signOut = async (db: Kysely<Tables>, family: string): Promise<void> => {
  const row = await db
    .selectFrom('session')
    .select('origin_family')
    .where('family', '=', family)
    .limit(1)
    .executeTakeFirst();
  await endSession(db, row?.origin_family ?? family);
};

/** Ends all sessions of users and the impersonations started from them, except the session named. */
export const endSessionsOf = async (db: Kysely<Tables>, userIds: readonly number[], except?: string): Promise<void> => {
  if (userIds.length === 0) return;
  await lockPeople(db, userIds);
  await db
    .updateTable('session')
    .set({ revoked_at: timestamp(Date.now() / 1000) })
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('user_id', 'in', userIds),
        eb('origin_family', 'in', selectFrom('session').select('family').where('user_id', 'in', userIds)),
      ]),
    )
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('family', '!=', except!))
    .execute();
};
