import { collectionNamed, type Model, type Values } from '../collections/model.ts';
import { createVerb } from '../collections/verbs.ts';
import { execute, type Verb } from '../collections/write.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import type { Notices } from '../notifications/direct-notices.ts';
import { hashOfApiToken, apiTokenHint, newApiToken } from '../access/api-token-shape.ts';

/** Dependencies of the API token handlers. */
export interface ApiTokenParts {
  database: Database;
  model: Model;
  notices: Pick<Notices, 'tell'>;
}

const hasItems = (data: unknown): data is { items: Values[] } =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/**
 * Handler that creates API tokens. It returns them in its response and nowhere else: a call repeated with the same
 * Idempotency-Key gets a response without them.
 */
export const createApiTokenHandlers = ({ database, model, notices }: ApiTokenParts): Handlers => {
  const apiTokens = collectionNamed(model, 'apiToken');

  return {
    async createApiTokens(call: Call<unknown, unknown, { items: Values[] }>) {
      let told: string[] = [];
      const create = createVerb(apiTokens, call.body.items);
      const verb: Verb = {
        ...create,
        async gather(work) {
          const changes = await create.gather(work);
          told = changes.map(() => newApiToken(call.caller.tenantId));
          return changes.map((change, place) => {
            const token = told[place] ?? '';
            const kept = { tokenHash: hashOfApiToken(token), hint: apiTokenHint(token) };
            return { ...change, values: { ...change.values, ...kept } };
          });
        },
        async apply(changes, work) {
          const { db, caller } = work;
          for (const [place, { values }] of changes.entries()) {
            const hint = apiTokenHint(told[place] ?? '');
            const notice = { kind: 'api_token_created', title: String(values['title']), hint } as const;
            await notices.tell(db, caller.tenantId, [caller.userId], notice);
          }
          return create.apply(changes, work);
        },
      };
      const reply = await execute({ database, model }, apiTokens, call, verb);
      if (!('data' in reply) || !hasItems(reply.data)) return reply;
      const { items } = reply.data;
      const data = { items: items.map((item, place) => ({ ...item, token: told[place] ?? null })) };
      return { ...reply, data, headers: { 'cache-control': 'no-store' } };
    },
  };
};
