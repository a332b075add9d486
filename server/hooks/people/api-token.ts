import { sql } from 'kysely';
import type { Callers } from '../../access/callers.ts';
import { violation } from '../../failure.ts';
import type { Hooks } from '../../collections/hooks.ts';

/**
 * API tokens belong to the person who creates them; a deleted one stops working with the next call, in all processes.
 */
export const apiTokenHooks = (callers: Pick<Callers, 'forget'>): Hooks<'apiToken'> => ({
  computed: { token: () => sql`null::text` },
  validate(changed, { caller, broken }) {
    const now = Date.now() / 1000;
    for (const { before, values, path } of changed) {
      if (before) continue;
      values.user = caller.userId;
      if (values.expiresAt && values.expiresAt <= now) broken.push(violation(`${path}.expiresAt`, 'future'));
    }
  },
  afterCommit(changed, { tenantId }) {
    for (const { before } of changed) if (before?.user) callers.forget(tenantId, before.user);
  },
});
