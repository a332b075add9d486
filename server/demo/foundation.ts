import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import { currencies } from '../reference/currencies.ts';
import type { CreatedTenant } from '../tenant/create.ts';
import { type Draft, draft } from './draft.ts';
import type { Foundation } from './network.ts';

const symbols: Foundation['symbols'] = (code) => {
  const currency = currencies.find((known) => known.code === code);
  if (!currency) throw new RangeError(`No currency has the code ${code}`);
  return { title: currency.title.en, symbol: currency.symbol, symbolNative: currency.symbolNative };
};

/**
 * Returns what a new tenant comes with, as drafts with their ids, backdated to `at` (seconds UTC): the network is older
 * than its database.
 */
export const foundationOf = async (
  db: Transaction<Tables>,
  { tenantId, adminId }: CreatedTenant,
  at: number,
): Promise<{ foundation: Foundation; ids: Map<Draft, number> }> => {
  const moment = timestamp(at);
  const dates = { created_at: moment, updated_at: moment };
  const person = { timezone: 'UTC', language: 'en', last_activity_at: timestamp(Math.floor(Date.now() / 1000)) };
  await db
    .updateTable('users')
    .set({ ...dates, ...person })
    .where('tenant_id', '=', tenantId)
    .execute();
  const roles = await db
    .updateTable('roles')
    .set(dates)
    .where('tenant_id', '=', tenantId)
    .returning(['id', 'type', 'title'])
    .execute();
  const currency = await db
    .updateTable('currencies')
    .set(dates)
    .where('tenant_id', '=', tenantId)
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  const paymentModels = await db
    .updateTable('payment_models')
    .set(dates)
    .where('tenant_id', '=', tenantId)
    .returning(['id', 'title'])
    .execute();
  const metrics = await db
    .updateTable('metrics')
    .set(dates)
    .where('tenant_id', '=', tenantId)
    .returning(['id', 'value'])
    .execute();
  const permissions = await db
    .selectFrom('permissions')
    .select(['id', 'system', 'permission_role_type'])
    .orderBy('id')
    .execute();

  const ids = new Map<Draft, number>();
  const there = (entity: string, id: number, values: Record<string, unknown>): Draft => {
    const record = draft(entity, at, undefined, { status: 'active', ...values });
    ids.set(record, id);
    return record;
  };
  const foundation: Foundation = {
    roles: roles.map(({ id, ...role }) => there('role', id, role)),
    admin: there('user', adminId, {}),
    baseCurrency: there('currency', currency.id, { code: currency.code }),
    paymentModels: paymentModels.map(({ id, title }) => there('paymentModel', id, { title })),
    metrics: metrics.map(({ id, value }) => there('metric', id, { value })),
    permissions: permissions.map(({ id, system, permission_role_type: permissionRoleType }) =>
      there('permission', id, { system, permissionRoleType }),
    ),
    symbols,
  };
  return { foundation, ids };
};
