import { sql } from 'kysely';
import { z } from 'zod';
import type { CustomerListSettings } from '../../../domain/traffic/customer-lists.ts';
import { isSchedule, type Schedule } from '../../../domain/time/schedule.ts';
import { lookbackDays, type StatusListSettings } from '../../../domain/status-lists.ts';
import type { Reader } from '../../collections/model.ts';
import { type IntegrationRequest, parametersOf, requestShape } from '../../integrations/settings.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';

/** How an advertiser is asked for a list, within what their platform allows. */
export interface SyncSettings<List> extends Pick<IntegrationRequest, 'parameters' | 'missing'> {
  request: IntegrationRequest['request'];
  list: List;
  pageSize: number;
  /** Seconds. */
  interval: number;
  /** How many days back to ask about. */
  days: number;
  schedule: Schedule | null;
}

interface Of {
  tenantId: number;
  id: number;
}

const text = z.string().nullish();
const asking = requestShape.extend({ interval: z.number(), pageSize: z.number(), itemsPath: text });
const statuses = asking.extend({
  leadIdPath: z.string(),
  ownIdPath: text,
  statusPath: z.string(),
  changedAtPath: text,
});
const customers = asking.extend({
  days: z.number(),
  customerIdPath: z.string(),
  clickIdPath: text,
  leadIdPath: text,
  datePath: text,
  depositsPath: text,
  depositPath: text,
  turnoverPath: text,
  ngrPath: text,
  currencyPath: text,
});
const bounds = z.object({ minInterval: z.number(), maxInterval: z.number(), pageSize: z.number() }).nullish();

type StoredSettings = z.infer<typeof asking>;

/** Returns the settings for requests, with the integration's parameters and within the platform's bounds. */
const settingsOf = async <List>(
  db: Reader,
  sealing: SecretCipher,
  { tenantId, integration }: { tenantId: number; integration: number },
  {
    said,
    list,
    days,
    schedule,
    allowed,
  }: { said: StoredSettings; list: List; days: number; schedule: unknown; allowed: unknown },
): Promise<SyncSettings<List>> => {
  const { method, url, headers, bodyFormat, body, timeout, interval, pageSize } = said;
  const limits = bounds.parse(allowed);
  return {
    ...(await parametersOf(db, sealing, { tenantId, integration })),
    request: { method, url, headers: headers ?? [], bodyFormat, body: body ?? null, timeout },
    list,
    days,
    pageSize: Math.min(pageSize, limits?.pageSize ?? pageSize),
    interval: Math.min(Math.max(interval, limits?.minInterval ?? 0), limits?.maxInterval ?? interval),
    schedule: isSchedule(schedule) ? schedule : null,
  };
};

/** Integrations with the bounds of their platforms. */
const integrations = (db: Reader) =>
  db
    .selectFrom('integrations as integration')
    .innerJoin('integration_templates as template', 'template.id', 'integration.template_id')
    .innerJoin('platforms as platform', 'platform.id', 'template.platform_id')
    .select(['integration.id as integration', 'platform.api_sync_settings as allowed']);

/** Returns how an integration asks for statuses; undefined if neither it nor its template specifies that. */
export const statusSettingsOf = async (
  db: Reader,
  sealing: SecretCipher,
  { tenantId, id }: Of,
): Promise<SyncSettings<StatusListSettings> | undefined> => {
  const row = await integrations(db)
    .select(sql<unknown>`coalesce(integration.api_sync, template.api_sync)`.as('said'))
    .select(sql<unknown>`coalesce(integration.api_sync_schedule, template.api_sync_schedule)`.as('schedule'))
    .where('integration.id', '=', id)
    .executeTakeFirst();
  if (!row?.said) return undefined;
  const settings = statuses.parse(row.said);
  return settingsOf(db, sealing, { tenantId, ...row }, { ...row, said: settings, list: settings, days: lookbackDays });
};

/** Returns how a synchronisation of customers requests its list. */
export const customerSettingsOf = async (
  db: Reader,
  sealing: SecretCipher,
  { tenantId, id }: Of,
): Promise<SyncSettings<CustomerListSettings> | undefined> => {
  const row = await integrations(db)
    .innerJoin('customer_syncs as customers', 'customers.integration_id', 'integration.id')
    .select(['customers.request as said', 'customers.schedule'])
    .where('customers.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const settings = customers.parse(row.said);
  return settingsOf(db, sealing, { tenantId, ...row }, { ...row, said: settings, list: settings, days: settings.days });
};
