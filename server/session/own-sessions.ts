import { type Kysely, sql } from 'kysely';
import { type Caller, isStaff } from '../access/caller.ts';
import type { Callers } from '../access/callers.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import type { Call, Handlers } from '../http/call.ts';
import { violation, Failure, invalid } from '../failure.ts';
import { normalizedAddress } from '../http/clients.ts';
import { deviceOf } from '../http/devices.ts';
import { endSession } from './ending.ts';
import { lockPeople } from './people.ts';

/** To an affiliate, anyone impersonating them is just "someone of the network": affiliates see no employees. */
const unnamed = { id: null, fullName: null };

/** Dependencies of the handlers for one's own sessions. */
export interface OwnSessionParts {
  database: Database;
  callers: Pick<Callers, 'forget'>;
}

/** Live sessions of a user: for each, the one refresh token that hasn't been exchanged yet. */
const living = (db: Kysely<Tables>, { userId }: Caller) =>
  db
    .selectFrom('session')
    .leftJoin('users as actor', (join) =>
      join.onRef('actor.tenant_id', '=', 'session.tenant_id').onRef('actor.id', '=', 'session.impersonator_id'),
    )
    .where('session.user_id', '=', userId)
    .where('session.revoked_at', 'is', null)
    .where('session.rotated_at', 'is', null)
    .where('session.expires_at', '>', sql<number>`now()`)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('session.origin_family', 'is', null),
        // An impersonation ends with the session it was started from.
        exists(
          selectFrom('session as origin')
            .select('origin.id')
            .whereRef('origin.family', '=', 'session.origin_family')
            .where('origin.revoked_at', 'is', null)
            .where('origin.rotated_at', 'is', null)
            .where('origin.expires_at', '>', sql<number>`now()`),
        ),
      ]),
    );

/** Handlers of `/user/users/me/sessions`. */
export const createOwnSessionHandlers = ({ database, callers }: OwnSessionParts): Handlers => ({
  async listOwnSessions({ caller }) {
    const rows = await database.tenant(caller.tenantId).read((db) =>
      living(db, caller)
        .select([
          'session.family as id',
          'session.began_at as createdAt',
          'session.last_used_at as lastUsedAt',
          'session.expires_at as expiresAt',
          'session.address',
          'session.user_agent',
          'session.impersonator_id',
          sql<string>`concat_ws(' ', actor.first_name, actor.last_name)`.as('actor'),
        ])
        .orderBy('session.last_used_at', 'desc')
        .orderBy('session.id', 'desc')
        .execute(),
    );
    const items = rows.map(({ user_agent: userAgent, impersonator_id: id, actor, address, ...session }) => ({
      ...session,
      address: address === null ? null : normalizedAddress(address),
      current: session.id === caller.sessionId,
      ...deviceOf(userAgent),
      impersonator: id === null ? null : isStaff(caller) ? { id, fullName: actor } : unnamed,
    }));
    return { data: { items, meta: { totalCount: items.length } } };
  },

  async endOwnSessions({ caller, body: { items } }: Call<unknown, unknown, { items: { id: string }[] }>) {
    const doubles = items.flatMap(({ id }, place) =>
      items.findIndex((one) => one.id === id) < place ? [violation(`items.${place}.id`, 'repeated')] : [],
    );
    if (doubles.length > 0) throw invalid(...doubles);
    await database.tenant(caller.tenantId).write(async (db) => {
      await lockPeople(db, [caller.userId]);
      const own = await living(db, caller).select('session.family').execute();
      const place = items.findIndex(({ id }) => !own.some(({ family }) => family === id.toLowerCase()));
      if (place >= 0) {
        const { words: message } = new Failure('notFound');
        throw new Failure('notFound', { details: [{ message, type: 'notFound', path: `items.${place}.id` }] });
      }
      for (const { id } of items) await endSession(db, id);
    });
    callers.forget(caller.tenantId, caller.userId);
    return { data: { items: items.map(({ id }) => ({ id })) } };
  },

  async endOtherSessions({ caller }) {
    const ended = await database.tenant(caller.tenantId).write(async (db) => {
      await lockPeople(db, [caller.userId]);
      const others = await living(db, caller)
        .select('session.family')
        .where('session.family', '!=', caller.sessionId)
        .execute();
      for (const { family } of others) await endSession(db, family);
      return others.length;
    });
    callers.forget(caller.tenantId, caller.userId);
    return { data: { ended } };
  },
});
