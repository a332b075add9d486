import { sql } from 'kysely';
import { z } from 'zod';
import { isSchedule, type Schedule } from '../../../domain/schedule.ts';
import type { StatusListSettings } from '../../../domain/status-lists.ts';
import type { Reader } from '../../collections/model.ts';
import { type IntegrationRequest, parametersOf, requestShape } from '../../integrations/settings.ts';
import type { Sealing } from '../../secrets/sealing.ts';

/** How an integration asks for statuses: what it or its template says, within what the platform allows. */
export interface SyncSettings extends Pick<IntegrationRequest, 'parameters' | 'missing'> {
  request: IntegrationRequest['request'];
  list: StatusListSettings;
  pageSize: number;
  /** Seconds. */
  interval: number;
  schedule: Schedule | null;
}

const text = z.string().nullish();
const kept = requestShape.extend({
  interval: z.number(),
  pageSize: z.number(),
  itemsPath: text,
  leadIdPath: z.string(),
  ownIdPath: text,
  statusPath: z.string(),
  changedAtPath: text,
});
const bounds = z.object({ minInterval: z.number(), maxInterval: z.number(), pageSize: z.number() }).nullish();

/** What an integration asks by; undefined where neither it nor its template says how. */
export const syncSettingsOf = async (
  db: Reader,
  sealing: Sealing,
  { tenantId, integration }: { tenantId: number; integration: number },
): Promise<SyncSettings | undefined> => {
  const found = await db
    .selectFrom('integrations as own')
    .innerJoin('integration_templates as template', 'template.id', 'own.template_id')
    .innerJoin('platforms as platform', 'platform.id', 'template.platform_id')
    .select(sql<unknown>`coalesce(own.api_sync, template.api_sync)`.as('said'))
    .select(sql<unknown>`coalesce(own.api_sync_schedule, template.api_sync_schedule)`.as('schedule'))
    .select('platform.api_sync_settings as bounds')
    .where('own.id', '=', integration)
    .executeTakeFirst();
  if (!found?.said) return undefined;
  const { method, url, headers, bodyFormat, body, timeout, interval, pageSize, ...list } = kept.parse(found.said);
  const allowed = bounds.parse(found.bounds);
  return {
    ...(await parametersOf(db, sealing, { tenantId, integration })),
    request: { method, url, headers: headers ?? [], bodyFormat, body: body ?? null, timeout },
    list,
    pageSize: Math.min(pageSize, allowed?.pageSize ?? pageSize),
    interval: Math.min(Math.max(interval, allowed?.minInterval ?? 0), allowed?.maxInterval ?? interval),
    schedule: isSchedule(found.schedule) ? found.schedule : null,
  };
};
