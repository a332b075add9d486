import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Words } from '../../../domain/text/words.ts';
import type { Tables } from '../../database/tables.ts';

/** What is requested from advertisers in rounds, each at its own pace. */
export interface RoundKind {
  /** Where the progress of each is stored, and by which column. */
  table: 'integration_sync' | 'customer_sync_round';
  column: 'integration_id' | 'customer_sync_id';
  /** All of them, of every network: `from` has them under the alias `owner`. */
  from: RawBuilder<unknown>;
  /** What each round belongs to. */
  owners: 'integrations' | 'customer_syncs';
  /** Which ones are asked at all, and which of these automatically when they are due. */
  isOpen: RawBuilder<boolean>;
  isOn: RawBuilder<boolean>;
  /** Pauses or resumes one if its state is `from`, and records that in its history. */
  switch(db: Transaction<Tables>, id: number, how: Switch): Promise<SyncPaused | undefined>;
}

interface Switch {
  from: 'on' | 'paused';
  to: 'on' | 'paused';
  reason: Words | null;
}

/** What was paused or resumed. */
export interface SyncPaused {
  entity: 'integration' | 'customerSync';
  id: number;
  title: string;
  advertiser: number;
}

const noteSwitch = async (
  db: Transaction<Tables>,
  { entity, id, version }: { entity: string; id: number; version: number },
  changed: Record<string, readonly [unknown, unknown]>,
): Promise<void> => {
  await db
    .insertInto('history')
    .values({ entity, record_id: id, version, user_id: null, action: 'edit', changes: JSON.stringify(changed) })
    .execute();
};

const touched = { version: sql<number>`version + 1`, updated_at: sql<string>`now()`, updated_by_id: null };

/** Integrations that are asked for the status of their leads. */
export const statusRounds: RoundKind = {
  table: 'integration_sync',
  column: 'integration_id',
  owners: 'integrations',
  from: sql`integrations as owner`,
  isOpen: sql`owner.status = 'active' and owner.api_sync_enabled and owner.api_sync_status <> 'off'`,
  isOn: sql`owner.api_sync_status = 'on'`,
  async switch(db, id, { from, to, reason }) {
    const switched = await db
      .updateTable('integrations')
      .set({ ...touched, api_sync_status: to, api_sync_pause_reason: reason && JSON.stringify(reason) })
      .where('id', '=', id)
      .where('api_sync_status', '=', from)
      .returning(['id', 'title', 'advertiser_id as advertiser', 'version'])
      .executeTakeFirst();
    if (!switched) return undefined;
    const { version, ...integration } = switched;
    await noteSwitch(
      db,
      { entity: 'integration', id, version },
      { apiSyncStatus: [from, to], ...(reason !== null && { apiSyncPauseReason: [null, reason] }) },
    );
    return { entity: 'integration', ...integration };
  },
};

/** Integrations that are asked for their customers' figures. */
export const customerRounds: RoundKind = {
  table: 'customer_sync_round',
  column: 'customer_sync_id',
  owners: 'customer_syncs',
  from: sql`customer_syncs as owner join integrations as integration
    on integration.tenant_id = owner.tenant_id and integration.id = owner.integration_id`,
  isOpen: sql`owner.status = 'active' and integration.status = 'active'`,
  isOn: sql`owner.state = 'on'`,
  async switch(db, id, { from, to, reason }) {
    const switched = await db
      .updateTable('customer_syncs')
      .set({ ...touched, state: to, pause_reason: reason && JSON.stringify(reason) })
      .where('id', '=', id)
      .where('state', '=', from)
      .returning(['id', 'title', 'advertiser_id', 'version'])
      .executeTakeFirst();
    if (!switched) return undefined;
    const { version, title, advertiser_id: advertiser } = switched;
    await noteSwitch(
      db,
      { entity: 'customerSync', id, version },
      { state: [from, to], ...(reason !== null && { pauseReason: [null, reason] }) },
    );
    return advertiser === null ? undefined : { entity: 'customerSync', id, title, advertiser };
  },
};
