import { Failure } from '../../failure.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { askForRound, beginAnew } from '../../traffic/sync/asking.ts';
import { customerRounds } from '../../traffic/sync/rounds.ts';
import { lastErrorSql, lastRunSql, nextRunSql } from '../../traffic/sync/state.ts';
import { boundViolations } from './methods.ts';

const notActive = {
  en: 'It or its integration is inactive',
  ru: 'Она или её интеграция неактивны',
};

/** Returns the integration that a synchronisation uses, with the limits of its platform. */
const integrationOf = (id: number, { db }: Work<Reader>) =>
  db
    .selectFrom('integrations as integration')
    .innerJoin('integration_templates as template', 'template.id', 'integration.template_id')
    .innerJoin('platforms as platform', 'platform.id', 'template.platform_id')
    .select(['integration.status', 'integration.advertiser_id as advertiser', 'platform.api_sync_settings as bounds'])
    .where('integration.id', '=', id)
    .executeTakeFirst();

const isActivated = ({ before, values }: Change<'customerSync'>): boolean =>
  before !== null && values.status === 'active' && before.status !== 'active';

/** Whether customers will be requested again or differently, so that earlier failures no longer count (D1450). */
const asksAnew = (change: Change<'customerSync'>): boolean =>
  isActivated(change) || (change.before !== null && change.values.request !== undefined);

const check = async (change: Change<'customerSync'>, work: Work<Reader>): Promise<void> => {
  const { call, before, values, path } = change;
  const id = values.integration ?? before?.integration;
  const integration = id === undefined ? undefined : await integrationOf(id, work);
  if (!integration) return;
  if (!before) values.advertiser = integration.advertiser;
  work.broken.push(...boundViolations(values.request, integration.bounds, `${path}.request`));
  if (call === 'run' && before) {
    if (before.status !== 'active' || integration.status !== 'active')
      throw new Failure('refused', { details: [{ path, type: 'notActive', message: notActive }] });
    values.askedAt = Math.floor(Date.now() / 1000);
  }
  // Activating it again means it should be run again.
  if (isActivated(change)) {
    values.state = 'on';
    values.pauseReason = null;
  }
};

/** Customer synchronisations run through integrations, within the limits of their platforms. */
export const customerSyncHooks: Hooks<'customerSync'> = {
  computed: { lastRunAt: lastRunSql, lastError: lastErrorSql, nextRunAt: nextRunSql },
  holds: ['integration'],
  async validate(changes, work) {
    for (const change of changes) await check(change, work);
  },
  async afterWrite(changes, { db }) {
    for (const { call, id, path } of changes)
      if (call === 'run') await askForRound(db, customerRounds, { of: id!, path });
    await beginAnew(
      db,
      customerRounds,
      changes.filter(asksAnew).map(({ id }) => id!),
    );
  },
};
