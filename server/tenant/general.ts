import type { Transaction } from 'kysely';
import { generalSettings, settingsDefinition } from '../../openapi/settings.ts';
import type { Caller } from '../access/caller.ts';
import { brokenRules } from '../collections/checks.ts';
import type { Change, Reader, Work } from '../collections/hooks.ts';
import { collectionNamed, type Model, modelOf, type Values } from '../collections/model.ts';
import { brokenReferences } from '../collections/references.ts';
import { settledValue } from '../collections/values.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { changesBetween } from '../history/changes.ts';
import { listHistory } from '../history/list.ts';
import type { Call, Handlers } from '../http/call.ts';
import type { Fields } from '../http/details.ts';
import { breaks, type Detail, Failure, invalid } from '../http/errors.ts';

/** What the general settings work with. */
export interface GeneralParts {
  database: Database;
  model: Model;
  /** Hosts that may be a network's API domain. */
  apiDomains: readonly string[];
}

/** Name of the settings in the history. */
const entity = 'tenant';
const path = 'items.0';

const settings = collectionNamed(modelOf({ settings: settingsDefinition }, {}), 'settings');

/** Columns of the settings that people may change. */
const columns = {
  name: 'name',
  logoUrl: 'logo_url',
  faviconUrl: 'favicon_url',
  apiDomain: 'api_domain',
  passwordMinimum: 'password_minimum',
  registration: 'registration',
  registrationRole: 'registration_role_id',
} as const satisfies Partial<Record<keyof typeof generalSettings, keyof Tables['tenant']>>;

const settingsOf = (db: Reader, { tenantId }: Caller) =>
  db
    .selectFrom('tenant')
    .select(['name', 'logo_url as logoUrl', 'favicon_url as faviconUrl', 'api_domain as apiDomain', 'base_currency as baseCurrency'])
    .select(['password_minimum as passwordMinimum', 'registration', 'registration_role_id as registrationRole', 'version'])
    .where('id', '=', tenantId);

/** Fields of the items of its calls by operation, for the messages of broken rules. */
export const generalSettingsFields: Record<string, Fields> = { editGeneralSettings: generalSettings };

const refuseStale = (sent: Values, current: Values): void => {
  if (sent['version'] === undefined || sent['version'] === current['version']) return;
  const { words: message } = new Failure('stale');
  throw new Failure('stale', { details: [{ message, type: 'version', path: `${path}.version` }], data: current });
};

const unknownDomain = ({ values, before }: Change, apiDomains: readonly string[]): Detail[] => {
  const { apiDomain } = values;
  const known = apiDomain === undefined || apiDomain === null || apiDomain === before?.['apiDomain'] || apiDomains.includes(String(apiDomain));
  return known ? [] : [breaks(`${path}.apiDomain`, 'choice')];
};

/** Writes what changes, and that it was changed. */
const keep = async (db: Transaction<Tables>, { before, values }: Change, { caller, requestId }: Call): Promise<void> => {
  const changes = changesBetween(generalSettings, before, values);
  const changed = Object.entries(columns).filter(([name]) => name in changes);
  if (changed.length === 0) return;
  const version = Number(before?.['version']) + 1;
  await db
    .updateTable('tenant')
    .set({ ...Object.fromEntries(changed.map(([name, column]) => [column, values[name]])), version })
    .where('id', '=', caller.tenantId)
    .execute();
  await db
    .insertInto('history')
    .values({
      entity,
      record_id: caller.tenantId,
      version,
      user_id: caller.userId,
      impersonator_id: caller.impersonatorId,
      action: 'edit',
      request_id: requestId,
      changes: JSON.stringify(changes),
    })
    .execute();
};

/** Handlers of `/user/settings/general`. */
export const createGeneralSettingsHandlers = ({ database, model, apiDomains }: GeneralParts): Handlers => {
  const answered = async (db: Reader, caller: Caller) => ({
    ...(await settingsOf(db, caller).executeTakeFirstOrThrow()),
    apiDomains,
  });

  return {
    async readGeneralSettings({ caller }) {
      return { data: await database.tenant(caller.tenantId).read((db) => answered(db, caller)) };
    },

    async editGeneralSettings(call: Call<unknown, unknown, { items: [Values] }>) {
      const { caller, requestId } = call;
      const [{ version, ...sent }] = call.body.items;
      const data = await database.tenant(caller.tenantId).write(async (db) => {
        const before = await settingsOf(db, caller).forUpdate().executeTakeFirstOrThrow();
        refuseStale({ version }, { ...before, apiDomains });
        const values = Object.fromEntries(
          Object.entries(generalSettings).flatMap(([name, field]) => (name in sent ? [[name, settledValue(field, sent[name])]] : [])),
        );
        const change: Change = { call: 'edit', path, sent, before, values };
        const work: Work = { db, caller, model, requestId, broken: [] };
        const broken = [
          ...brokenRules(settings, change),
          ...(await brokenReferences(settings, [change], work)),
          ...unknownDomain(change, apiDomains),
        ];
        if (broken.length > 0) throw invalid(...broken);
        await keep(db, change, call);
        return answered(db, caller);
      });
      return { data: { items: [data] } };
    },

    async listGeneralSettingsHistory({ caller, query }: Call<unknown, { limit?: number; offset?: number }>) {
      const { limit = 25, offset = 0 } = query;
      const wanted = { entity, recordId: caller.tenantId, limit, offset, counted: true };
      return { data: await database.tenant(caller.tenantId).read((db) => listHistory(db, wanted)) };
    },
  };
};
