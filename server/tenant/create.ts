import { isIP } from 'node:net';
import type { Transaction } from 'kysely';
import { isEmpty } from '../../domain/text/is-empty.ts';
import { brokenRules, rule, type Rule, ruleMessage } from '../../domain/rules.ts';
import { user } from '../../openapi/entities/user.ts';
import type { Field, RoleType } from '../../openapi/fields.ts';
import { generalSettings } from '../../openapi/entities/generalSettings.ts';
import type { Database } from '../database/connection.ts';
import { isDatabaseError } from '../database/sqlstate.ts';
import type { Tables } from '../database/tables.ts';
import { singleTables } from '../generated/tables.ts';
import { currencies } from '../reference/currencies.ts';
import { hashPassword, passwordViolations } from '../access/passwords.ts';
import { addDashboards } from './dashboards.ts';
import { defaultRoles } from './default-roles.ts';
import { baseMetrics, usualFormulas } from './metrics.ts';
import { paymentModels } from './payment-models.ts';

/** A network to be created. */
export interface NewTenant {
  name: string;
  /** Host names that it alone serves; without any, it serves all hosts that no network has. */
  hosts?: readonly string[];
  /** ISO 4217 code; defaults to USD. */
  baseCurrency?: string;
  /** Its first administrator. */
  admin: { firstName: string; lastName?: string; email: string; password: string };
}

/** Ids of what a new network starts with. */
export interface CreatedTenant {
  tenantId: number;
  adminId: number;
  roles: Record<RoleType, number>;
}

const passwordMinimum = 8;

const ruleMessages = (rules: readonly Rule[]): string[] => rules.map((one) => ruleMessage(one, 'en'));

const faultOf = (field: Field, value: unknown): string[] => {
  if (isEmpty(value)) return field.required ? ruleMessages([rule('required')]) : [];
  return ruleMessages(brokenRules(value, field.rules));
};

/** Reports everything wrong with a new network's data, each by the rule of its field. */
const mustBeRight = ({ name, hosts = [], admin }: Pick<NewTenant, 'name' | 'hosts' | 'admin'>): void => {
  const { firstName, lastName, email } = user.fields;
  const faults: [string, string[]][] = [
    ['The name', faultOf(generalSettings.fields.name!, name)],
    ...hosts.map((host): [string, string[]] => [
      `The host ${host}`,
      isIP(host) ? [] : ruleMessages(brokenRules(host, [rule('hostName')])),
    ]),
    ['The administrator’s first name', faultOf(firstName!, admin.firstName)],
    ['The administrator’s last name', faultOf(lastName!, admin.lastName)],
    ['The administrator’s email', faultOf(email!, admin.email)],
    ['The administrator’s password', ruleMessages(passwordViolations(admin.password, passwordMinimum, admin.email))],
  ];
  const all = faults.flatMap(([what, [fault]]) => (fault === undefined ? [] : [`${what}: ${fault}`]));
  if (all.length > 0) throw new RangeError(all.join('\n'));
};

const hostTaken = (error: unknown): never => {
  if (!isDatabaseError(error, 'uniqueViolation')) throw error;
  throw new RangeError('Another network has one of these hosts', { cause: error });
};

/**
 * Creates a network with a role for each role type, its base currency, payment models, metrics, dashboards and its
 * first administrator. The permissions must already be in the database (`syncPermissions`). `fill` may add further
 * records in the same transaction.
 * @throws RangeError for an invalid name, host, email or password, an unknown currency, and a host that another network
 * has
 */
export const createTenant = async (
  database: Database,
  { name, hosts = [], baseCurrency = 'USD', admin }: NewTenant,
  fill?: (db: Transaction<Tables>, tenant: CreatedTenant) => Promise<void>,
): Promise<CreatedTenant> => {
  mustBeRight({ name, hosts, admin });
  const passwordHash = await hashPassword(admin.password);

  return database.owner((db) =>
    db.transaction().execute(async (transaction) => {
      const { id: tenantId } = await transaction
        .insertInto('tenant')
        .defaultValues()
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const table of singleTables)
        await transaction.insertInto(table).values({ tenant_id: tenantId, id: tenantId }).execute();
      const settings = { name, base_currency: baseCurrency, password_minimum: passwordMinimum };
      await transaction.updateTable('settings_general').set(settings).where('tenant_id', '=', tenantId).execute();
      if (hosts.length > 0) {
        const rows = hosts.map((host) => ({ host: host.toLowerCase(), tenant_id: tenantId }));
        await transaction.insertInto('tenant_host').values(rows).execute().catch(hostTaken);
      }
      await addCurrency(transaction, tenantId, baseCurrency);
      const models = paymentModels.map((model) => ({ ...model, tenant_id: tenantId }));
      await transaction.insertInto('payment_models').values(models).execute();
      await transaction
        .insertInto('metrics')
        .values(
          [...baseMetrics, ...usualFormulas].map(({ titleRu, metricType, ...metric }) => ({
            ...metric,
            tenant_id: tenantId,
            title_ru: titleRu,
            metric_type: metricType,
            output_format: metricType === 'amount' ? 'whole' : 'decimals',
            editable: usualFormulas.some(({ value }) => value === metric.value),
          })),
        )
        .execute();
      await addDashboards(transaction, tenantId);
      const roles = await addRoles(transaction, tenantId);
      const { id: adminId } = await transaction
        .insertInto('users')
        .values({
          tenant_id: tenantId,
          first_name: admin.firstName,
          last_name: admin.lastName ?? null,
          email: admin.email,
          role_id: roles.admin,
          role_type: 'admin',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('credential')
        .values({ tenant_id: tenantId, user_id: adminId, password_hash: passwordHash })
        .execute();
      const tenant = { tenantId, adminId, roles };
      await fill?.(transaction, tenant);
      return tenant;
    }),
  );
};

const addCurrency = async (db: Transaction<Tables>, tenantId: number, code: string): Promise<void> => {
  const currency = currencies.find((known) => known.code === code);
  if (!currency) throw new RangeError(`No currency has the code ${code}`);
  const { title, symbol, symbolNative } = currency;
  await db
    .insertInto('currencies')
    .values({
      tenant_id: tenantId,
      code,
      title: title.en,
      symbol,
      symbol_native: symbolNative,
      rate: '1',
      date: new Date().toISOString().slice(0, 10),
    })
    .execute();
};

const addRoles = async (db: Transaction<Tables>, tenantId: number): Promise<Record<RoleType, number>> => {
  const known = await db.selectFrom('permissions').select(['id', 'system']).execute();
  const idOf = new Map(known.map(({ id, system }) => [system, id]));
  const added = await db
    .insertInto('roles')
    .values(defaultRoles.map(({ title, type }) => ({ tenant_id: tenantId, title, type })))
    .returning(['id', 'type'])
    .execute();
  const roles = Object.fromEntries(added.map(({ id, type }) => [type, id])) as Record<RoleType, number>;
  const rights = defaultRoles.flatMap(({ type, permissions }) =>
    permissions.map((permission, position) => {
      const target = idOf.get(permission);
      if (target === undefined) throw new Error(`The database does not know the permission ${permission}`);
      return { tenant_id: tenantId, owner_id: roles[type], target_id: target, position };
    }),
  );
  await db.insertInto('roles_permissions').values(rights).execute();
  return roles;
};
