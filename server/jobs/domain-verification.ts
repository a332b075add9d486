import { z } from 'zod';
import { type Change, collectionNamed, type Model } from '../collections/model.ts';
import { readRecords } from '../collections/read.ts';
import type { Item } from '../collections/records.ts';
import { actionVerb } from '../collections/verbs.ts';
import { execute } from '../collections/write.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import type { EntityTypes } from '../generated/records.ts';
import {
  type CheckDomain,
  type DomainFindings,
  fieldsAfter,
  missesAfter,
  stateAfter,
} from '../outbound/domain-check.ts';

/** Domains are checked on request. */

interface Dependencies {
  database: Database;
  model: Model;
  checkDomain: CheckDomain;
}

type Domain = EntityTypes['domain']['record'];

/** What a check looks at; neither ever changes. */
const asked = z.array(z.object({ id: z.int(), host: z.string(), proof: z.string() }));

/** How many domains are checked at a time, and for how many milliseconds a call checks further ones. */
const [maxAtOnce, patience] = [20, 15_000];

/** Checks some domains at a time. Those left when time runs out are left to the automatic checks. */
const findingsOf = async (domains: z.infer<typeof asked>, check: CheckDomain): Promise<Map<number, DomainFindings>> => {
  const until = performance.now() + patience;
  const found = new Map<number, DomainFindings>();
  for (let done = 0; done < domains.length && performance.now() < until; done += maxAtOnce)
    await Promise.all(
      domains.slice(done, done + maxAtOnce).map(async (one) => void found.set(one.id, await check(one))),
    );
  return found;
};

/** The values of a domain after a check. */
const valuesAfter = (before: Domain, findings: DomainFindings): Partial<Domain> => {
  const now = Math.floor(Date.now() / 1000);
  const found = fieldsAfter(before, findings);
  // A first miss counts, so that the automatic checks notice the second; others are told of by these.
  const misses = Math.min(missesAfter(before, found), Math.max(1, before.misses));
  const state = stateAfter(before.state, findings.lacks);
  return {
    ...found,
    checkedAt: now,
    misses,
    state,
    ...(state === 'verified' && { verifiedAt: before.verifiedAt ?? now }),
  };
};

/**
 * Handler of the action that verifies domains. DNS and hosts are asked before the transaction begins, which would keep
 * a connection and the domains’ locks for as long as they take.
 */
export const createDomainVerification = ({ database, model, checkDomain }: Dependencies): Handlers => {
  const collection = collectionNamed(model, 'domain');
  return {
    async verifyOfDomains(call: Call<unknown, unknown, { items: readonly Item[] }>) {
      const { caller, body } = call;
      const ids = [...new Set(body.items.map(({ id }) => id))];
      const names = ['id', 'host', 'proof'];
      const domains = await database
        .tenant(caller.tenantId, collection.key)
        .read((db) => readRecords(db, model, collection, { ids, names, call: 'verify', caller }));
      const found = await findingsOf(asked.parse(domains), checkDomain);
      const verb = actionVerb(collection, 'verify', body.items);
      return execute({ database, model }, collection, call, {
        ...verb,
        gather: async (work) =>
          (await verb.gather(work)).map((change): Change => {
            const findings = found.get(change.id ?? 0);
            if (!findings) return change;
            return { ...change, values: valuesAfter(change.before as unknown as Domain, findings) };
          }),
      });
    },
  };
};
