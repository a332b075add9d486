import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import { Failure } from '../failure.ts';
import { explainPermissions, holderOf } from './permissions.ts';
import { explainScopes } from './scopes.ts';

interface Dependencies {
  database: Database;
  model: Model;
}

/** Handler of `/user/users/{id}/permissions`: what a user may do and where each permission comes from. */
export const createExplanationHandlers = ({ database, model }: Dependencies): Handlers => ({
  explainPermissions: async ({ caller, params: { id }, language }: Call<{ id: number }>) => {
    const { holder, items } = await database.tenant(caller.tenantId, 'user').read(async (db) => {
      await readRecord(db, model, collectionNamed(model, 'user'), { id, query: { fields: ['id'] }, caller });
      const found = await holderOf(db, id);
      if (!found) throw new Failure('notFound');
      return { holder: found, items: await explainPermissions(db, found, language) };
    });
    const held = new Set(items.flatMap(({ name, effective }) => (effective ? [name] : [])));
    const scopes = await explainScopes(database.scanning(caller.tenantId), model, holder, held, language);
    return { data: { role: holder.role, custom: holder.custom, items, scopes } };
  },
});
