import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { tenantOfApiToken } from '../../access/api-token-shape.ts';
import { type Authenticate, bearerOf } from '../../access/authenticate.ts';
import { hasPermission } from '../../access/permissions.ts';
import type { Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { Failure } from '../../failure.ts';
import type { PermissionName } from '../../generated/permissions.ts';
import { networkOf } from '../../http/clients.ts';
import { createWrongTokens } from '../../http/wrong-tokens.ts';

/** The user who sends leads, identified by one of their tokens. */
export interface Sender {
  tenantId: number;
  userId: number;
  /** Only those who might sign in can query anything. Whether their leads are taken is decided elsewhere. */
  state: 'active' | 'blocked' | 'roleInactive';
  /** What an API token may do; absent for lead API tokens, which are for exactly these calls. */
  permissions?: ReadonlySet<PermissionName>;
}

/**
 * Requires that the network takes a sender's traffic, as it does not want offers run otherwise.
 * @throws Failure 403; nothing to run would look like a network without offers
 */
export const refuseBlockedTraffic = async (db: Reader, { userId }: Sender): Promise<void> => {
  const { rows } = await sql`select from users where id = ${userId} and traffic_blocked`.execute(db);
  if (rows.length > 0) throw new Failure('trafficBlocked');
};

/**
 * Returns the sender if they may query what `permission` opens.
 * @throws Failure 403 to those who may not sign in either, and to API tokens without the permission
 */
export const mustBeAllowedToRead = (sender: Sender, permission: PermissionName): Sender => {
  const { state, permissions } = sender;
  if (state !== 'active') throw new Failure(state);
  if (permissions && !hasPermission({ permissions }, permission)) throw new Failure('forbidden');
  return sender;
};

/** Milliseconds for which an answer is cached: a revoked token opens nothing a second later. */
const cacheTtl = 900;
const maxCachedTokens = 10_000;

/** The format of lead API tokens. Session tokens contain dots. */
const leadToken = /^[\w-]{16,64}$/;

/**
 * Finds out who a call's token belongs to: an affiliate's lead API token, which opens nothing else and names no tenant,
 * or one that opens other calls as well.
 * @returns a function of the request; it throws Failure 401, or 429 after too many wrong tokens
 */
export const createSenders = (
  database: Database,
  authenticate: Authenticate,
): ((request: FastifyRequest) => Promise<Sender>) => {
  const wrong = createWrongTokens();
  const senders = new LRUCache<string, Sender | { none: true }>({
    max: maxCachedTokens,
    ttl: cacheTtl,
    async fetchMethod(token) {
      // By tenant, which the index begins with.
      const found = await database.lookup((db) =>
        db
          .selectFrom('users')
          .innerJoin('roles', (join) =>
            join.onRef('roles.tenant_id', '=', 'users.tenant_id').onRef('roles.id', '=', 'users.role_id'),
          )
          .select(['users.tenant_id as tenantId', 'users.id as userId'])
          .select(
            sql<Sender['state']>`case
              when users.status <> 'active' then 'blocked'
              when roles.status <> 'active' then 'roleInactive' else 'active' end`.as('state'),
          )
          .where('users.tenant_id', 'in', (tenants) => tenants.selectFrom('tenant').select('tenant.id'))
          .where(sql`users.api_token`, '=', token)
          .where('users.role_type', '=', 'affiliate')
          .executeTakeFirst(),
      );
      return found ?? { none: true };
    },
  });
  return async (request) => {
    const token = bearerOf(request.headers.authorization) ?? '';
    if (tenantOfApiToken(token) !== undefined || !leadToken.test(token)) {
      const { tenantId, userId, permissions } = await authenticate(request);
      return { tenantId, userId, state: 'active', permissions };
    }
    const from = networkOf(request.ip);
    wrong.check(token, from);
    const sender = await senders.fetch(token);
    if (sender && !('none' in sender)) {
      wrong.noteRight(token);
      return sender;
    }
    wrong.noteWrong(token, from);
    throw new Failure('unauthorized');
  };
};
