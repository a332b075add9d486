import { type Transaction, sql } from 'kysely';
import { brokenRules } from '../collections/checks.ts';
import { type Collection, collectionNamed, type Model } from '../collections/model.ts';
import { withDefaults } from '../collections/values.ts';
import type { Database } from '../database/connection.ts';
import { isDatabaseError } from '../database/sqlstate.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import { changesBetween } from '../history/changes.ts';
import type { OpenCall, OpenHandlers } from '../http/call.ts';
import type { Fields } from '../http/details.ts';
import { violation, violationOf, type Detail, Failure, invalid } from '../failure.ts';
import { pageHost } from '../http/origins.ts';
import type { Notices } from '../notifications/direct-notices.ts';
import { tenantOf } from '../tenant/hosts.ts';
import { accountByEmail, accountById } from './accounts.ts';
import type { AnswerTokens } from './answer.ts';
import { clientOf } from '../http/clients.ts';
import { recordLogin } from './login-records.ts';
import { hashPassword, passwordViolations } from '../access/passwords.ts';
import { beginSession } from './sessions.ts';
import { limitAttempts, type Throttles } from './attempt-limits.ts';
import type { Tokens } from '../access/tokens.ts';

/** Dependencies of the registration handlers. */
export interface SignUpParts {
  database: Database;
  model: Model;
  throttles: Throttles;
  tokens: Tokens;
  answerTokens: AnswerTokens;
  notices: Pick<Notices, 'tellOfAffiliate'>;
}

interface Newcomer {
  email: string;
  password: string;
  firstName: string;
  lastName?: string | null;
  language?: string | null;
  timezone?: string | null;
}

/** How a network admits newcomers. */
interface Registration {
  role: number;
  moderated: boolean;
  passwordMinimum: number;
}

const affiliateRoles = sql<{ id: number }>`
  select id from roles where type = 'affiliate' and status = 'active'
  order by id is distinct from (select registration_role_id from settings_general), id limit 1`;

/** Throws the failure 403 if a network admits no one, or has no role for them. */
const registrationOf = async (db: Transaction<Tables>): Promise<Registration> => {
  const settings = await db
    .selectFrom('settings_general')
    .select(['registration', 'password_minimum'])
    .executeTakeFirstOrThrow();
  if (settings.registration === 'closed') throw new Failure('registrationClosed');
  const [role] = (await affiliateRoles.execute(db)).rows;
  if (!role) throw new Failure('registrationClosed');
  return {
    role: role.id,
    moderated: settings.registration === 'moderated',
    passwordMinimum: settings.password_minimum,
  };
};

/** Returns what is wrong with a newcomer's details, at the fields of the body. */
const detailsOf = (users: Collection, { password, ...told }: Newcomer, minimum: number): Detail[] => {
  const path = 'body';
  const details = brokenRules(users, { call: 'create', path, sent: told, before: null, values: told });
  const weak = passwordViolations(password, minimum, told.email).map((rule) => violationOf(rule, `${path}.password`));
  return [...details, ...weak].map((detail) => ({ ...detail, path: detail.path?.slice(`${path}.`.length) ?? path }));
};

/** Creates the affiliate; their history says that they signed up themselves. */
const addAffiliate = async (
  db: Transaction<Tables>,
  users: Collection,
  told: Omit<Newcomer, 'password'>,
  { role, moderated }: Registration,
  { passwordHash, requestId, now }: { passwordHash: string; requestId: string; now: number },
): Promise<number> => {
  const values = withDefaults(users, { ...told, role, roleType: 'affiliate', trafficBlocked: moderated });
  const { id, version } = await db
    .insertInto('users')
    .values({
      first_name: told.firstName,
      last_name: String(values['lastName'] ?? '') || null,
      email: told.email.trim(),
      language: String(values['language']),
      timezone: String(values['timezone']),
      role_id: role,
      role_type: 'affiliate',
      traffic_blocked: moderated,
      traffic_blocked_at: moderated ? timestamp(now) : null,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await db.insertInto('credential').values({ user_id: id, password_hash: passwordHash }).execute();
  await db
    .insertInto('history')
    .values({
      entity: users.key,
      record_id: id,
      version,
      user_id: id,
      action: 'create',
      request_id: requestId,
      changes: JSON.stringify(changesBetween(users.entity.fields, null, values)),
    })
    .execute();
  return id;
};

/** Fields of its calls' bodies by operation, for the messages about broken rules. */
export const signUpFields = (model: Model): Record<string, Fields> => {
  const { fields } = collectionNamed(model, 'user').entity;
  return { signUp: fields, checkEmail: fields, setNewPassword: fields };
};

/** Handlers of `/public/sign-up` and `/public/users/check`. */
export const createSignUpHandlers = ({
  database,
  model,
  throttles,
  tokens,
  answerTokens,
  notices,
}: SignUpParts): OpenHandlers => {
  const users = collectionNamed(model, 'user');

  return {
    async signUp({ body: newcomer, request, requestId, language }: OpenCall<unknown, unknown, Newcomer>) {
      const tenantId = await tenantOf(database, pageHost(request));
      if (tenantId === undefined) throw new Failure('noNetwork');
      await limitAttempts(throttles.signUp, tenantId, newcomer.email, request.ip);
      const scope = database.tenant(tenantId);
      const { passwordMinimum } = await scope.write(registrationOf);
      const details = detailsOf(users, newcomer, passwordMinimum);
      if (details.length > 0) throw invalid(...details);

      const { password, lastName, timezone, ...said } = newcomer;
      const told = {
        ...said,
        language: said.language ?? language,
        ...(lastName && { lastName }),
        ...(timezone && { timezone }),
      };
      const passwordHash = await hashPassword(password);
      const now = Math.floor(Date.now() / 1000);
      const begin = async (db: Transaction<Tables>) => {
        const userId = await addAffiliate(db, users, told, await registrationOf(db), { passwordHash, requestId, now });
        const client = clientOf(request);
        await recordLogin(db, { userId, outcome: 'success', client });
        const fullName = [told.firstName, told.lastName].filter(Boolean).join(' ');
        await notices.tellOfAffiliate(db, tenantId, { id: userId, fullName, email: told.email });
        return beginSession(db, tokens, { tenantId, userId, client, now });
      };
      const claims = await scope.write(begin).catch((error: unknown) => {
        throw isDatabaseError(error, 'uniqueViolation') ? invalid(violation('email', 'unique')) : error;
      });
      const account = await accountById(scope, claims.sub);
      if (!account) throw new Failure('unauthorized');
      return { ...(await answerTokens(account, claims, null)), status: 201 };
    },

    async checkEmail({ body: { email }, request }: OpenCall<unknown, unknown, { email: string }>) {
      const tenantId = await tenantOf(database, pageHost(request));
      if (tenantId === undefined) throw new Failure('noNetwork');
      await limitAttempts(throttles.check, tenantId, email, request.ip);
      const scope = database.tenant(tenantId);
      await scope.write(registrationOf);
      return { data: { free: (await accountByEmail(scope, email)) === undefined } };
    },
  };
};
