import type { Kysely } from 'kysely';
import { isEmpty } from '../../domain/text/is-empty.ts';
import { permissionsOf } from '../../openapi/names.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import type { Callers } from '../access/callers.ts';
import { fullName } from '../access/user-fields.ts';
import { permissionsNamed } from '../access/permissions.ts';
import { type Collection, collectionNamed, type Model, type Values } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import { editVerb } from '../collections/verbs.ts';
import { execute, type Verb } from '../collections/write.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import type { Call, Handlers } from '../http/call.ts';
import type { Fields } from '../http/details.ts';
import { violation, Failure, invalid } from '../failure.ts';
import type { Notices } from '../notifications/direct-notices.ts';
import { changeOwnPassword, newPasswordDetails, ownPasswordDetails } from './own-password.ts';
import type { Throttle } from './attempt-limits.ts';

/** Dependencies of the handlers for one's own profile. */
export interface ProfileParts {
  database: Database;
  model: Model;
  callers: Pick<Callers, 'forget'>;
  throttle: Throttle;
  notices: Pick<Notices, 'tell'>;
}

type Edit = Values & {
  version?: number;
  email?: string;
  password?: string;
  currentPassword?: string;
  revokeApiTokens?: boolean;
};

/** Returns the caller with access to their own record, which takes no permission. */
const asOwner = ({ entity }: Collection, caller: Caller): Caller => ({
  ...caller,
  permissions: new Set([
    ...caller.permissions,
    ...permissionsNamed([...permissionsOf(entity, 'read'), ...permissionsOf(entity, 'edit')]),
  ]),
});

/** Fields of its calls' items by operation, for the messages about broken rules. */
export const profileFields = (model: Model): Record<string, Fields> => ({
  editMe: collectionNamed(model, 'user').entity.fields,
});

/** Returns an affiliate's contacts in the network: their own managers and those of their team, active ones only. */
const managersOf = (db: Kysely<Tables>, { userId, teamId }: Caller) =>
  db
    .selectFrom('users')
    .select(['id', fullName('users').as('fullName'), 'email', 'contacts'])
    .where('status', '=', 'active')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('users_managers').select('target_id').where('owner_id', '=', userId)),
        eb(
          'id',
          'in',
          selectFrom('teams_managers')
            .select('target_id')
            .where('owner_id', '=', teamId ?? 0),
        ),
      ]),
    )
    .orderBy('id')
    .execute();

/** Only owners can change what they sign in with: no program may, and no one impersonating them. */
const mustBeOwner = ({ impersonatorId, apiTokenId }: Caller): void => {
  if (impersonatorId !== null) throw new Failure('notImpersonated');
  if (apiTokenId !== null) throw new Failure('signedInOnly');
};

/** Handlers of `/user/users/me`. */
export const createProfileHandlers = ({ database, model, callers, throttle, notices }: ProfileParts): Handlers => {
  const users = collectionNamed(model, 'user');

  const me = (caller: Caller, extra: string[]): Promise<Values> =>
    database.tenant(caller.tenantId).read(async (db) => {
      const query = { with: extra.filter((name) => name !== 'permissions') };
      const record = await readRecord(db, model, users, {
        id: caller.userId,
        query,
        caller: asOwner(users, caller),
      });
      const role = await db
        .selectFrom('roles')
        .select(['id', 'title', 'type'])
        .where('id', '=', Number(record['role']))
        .executeTakeFirst();
      const impersonator =
        caller.impersonatorId === null
          ? null
          : await db
              .selectFrom('users')
              .select(['id', fullName('users').as('fullName')])
              .where('id', '=', caller.impersonatorId)
              .executeTakeFirstOrThrow();
      const { apiToken, ...rest } = record;
      // An API token only makes sense for affiliates.
      return {
        ...rest,
        ...(caller.roleType === 'affiliate' && apiToken !== undefined && { apiToken }),
        ...(caller.roleType === 'affiliate' && { personalManagers: await managersOf(db, caller) }),
        role,
        permissions: [...caller.permissions].sort(),
        impersonator,
      };
    });

  return {
    async readMe({ caller, query: { with: extra = [] } }: Call<unknown, { with?: string[] }>) {
      return { data: await me(caller, extra) };
    },

    async editMe(call: Call<unknown, unknown, { items: [Edit] }>) {
      const { caller, body, request } = call;
      const [{ email, password, currentPassword, revokeApiTokens = false, ...fields }] = body.items;
      const renewing = !isEmpty(password);
      const edit = editVerb(users, [{ ...fields, id: caller.userId }]);
      const verb: Verb = {
        async gather(work) {
          const changes = await edit.gather(work);
          const moving = email !== undefined && changes.some(({ before }) => before?.['email'] !== email);
          const secrets = { ...(moving && { email }), ...(renewing && { password }) };
          if (revokeApiTokens && !renewing) work.broken.push(violation('items.0.password', 'required'));
          if (!moving && !renewing) return changes;
          mustBeOwner(caller);
          if (moving && !isStaff(caller)) throw invalid(violation('items.0.email', 'unknown', 'email'));
          const asked = { db: work.db, throttle, caller, address: request.ip };
          work.broken.push(...(await ownPasswordDetails(asked, currentPassword)));
          if (renewing && work.broken.length === 0)
            work.broken.push(...(await newPasswordDetails(asked, String(password), email)));
          return changes.map((change) => ({ ...change, values: { ...change.values, ...secrets } }));
        },
        async apply(changes, work) {
          const answer = await edit.apply(changes, work);
          if (renewing) {
            await changeOwnPassword(work.db, caller, String(password), revokeApiTokens);
            const apiTokens = revokeApiTokens ? 'revoked' : 'kept';
            await notices.tell(work.db, caller.tenantId, [caller.userId], { kind: 'password_changed', apiTokens });
          }
          return answer;
        },
      };
      await execute({ database, model }, users, { ...call, caller: asOwner(users, caller) }, verb);
      if (renewing && revokeApiTokens) callers.forget(caller.tenantId, caller.userId);
      const asked = Object.keys(fields).filter((name) => users.entity.fields[name]?.onRequest);
      return { data: { items: [await me(caller, asked)] } };
    },
  };
};
