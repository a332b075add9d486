import { sql } from 'kysely';
import type { Words } from '../../../domain/text/words.ts';
import { Failure } from '../../failure.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { acceptanceSql } from '../../integrations/monitor/figures.ts';
import { unmappedSql } from '../../integrations/unmapped.ts';
import { askForRound, beginAnew } from '../../traffic/sync/asking.ts';
import { customerRounds, statusRounds } from '../../traffic/sync/rounds.ts';
import { lastSyncSql, nextSyncSql } from '../../traffic/sync/state.ts';
import { missingSettingsSql, postbackAddress } from './integration-state.ts';
import { redirectsIn, refuseOwnLinks } from './own-links.ts';
import { unreadableAnswers } from '../expressions.ts';
import { unknownParametersOf } from './parameter-macros.ts';
import { mistypedParametersSql } from './parameter-values.ts';
import { allMethods, boundViolations, inWords, type Method, switches } from './methods.ts';

type IntegrationChange = Change<'integration'>;

const switchingCall = 'synchronization';

const inactiveTemplate = {
  en: 'This template or its platform is inactive',
  ru: 'Этот шаблон или его платформа неактивны',
};
const otherAdvertiser = {
  en: 'The integration’s advertiser is not assigned to this offer',
  ru: 'У этого оффера нет рекламодателя интеграции',
};
const otherVertical = {
  en: 'This offer belongs to another vertical than the integration',
  ru: 'Этот оффер — из другой вертикали, чем интеграция',
};
const notSwitchedOn = {
  en: 'Status requests are not switched on in this integration',
  ru: 'В этой интеграции не включены запросы статусов',
};

const templateOf = async (id: number, { db }: Work<Reader>) =>
  db
    .selectFrom('integration_templates as template')
    .innerJoin('platforms as platform', 'platform.id', 'template.platform_id')
    .select([
      'template.title',
      'template.vertical_id as vertical',
      'template.integration_methods_restrictions as allowed',
      'platform.api_sync_settings as bounds',
      sql<boolean>`template.status = 'active' and platform.status = 'active'`.as('isOpen'),
    ])
    .where('template.id', '=', id)
    .executeTakeFirst();

/** An integration can only switch on what its template allows; a new one needs an active template. */
const checkTemplate = async (change: IntegrationChange, work: Work<Reader>): Promise<void> => {
  const { before, values, path } = change;
  const id = values.template ?? before?.template;
  const touched = allMethods.some((method) => values[switches[method]]);
  if (id === undefined || (before && !touched && !values.apiSync)) return;
  const template = await templateOf(id, work);
  if (!template) return;
  if (!before) {
    values.vertical = template.vertical;
    if (!template.isOpen)
      work.broken.push({ path: `${path}.template`, type: 'inactiveTemplate', message: inactiveTemplate });
  }
  const forbidden = allMethods.filter(
    (method) => values[switches[method]] && !template.allowed.some((one: Method) => one === method),
  );
  for (const method of forbidden)
    work.broken.push({
      path: `${path}.${switches[method]}`,
      type: 'methodForbidden',
      message: {
        en: `The template “${template.title}” doesn’t allow ${inWords([method], 'en')}`,
        ru: `Шаблон «${template.title}» не разрешает ${inWords([method], 'ru')}`,
      },
    });
  work.broken.push(...boundViolations(values.apiSync, template.bounds, `${path}.apiSync`));
};

const parametersUnused = {
  en: 'The template allows neither leads by API nor status requests, so parameters would not be used',
  ru: 'Шаблон не разрешает ни лиды по API, ни запросы статусов: параметры ни для чего не нужны',
};

/** Parameters are used in requests only: if the template allows none, they can be removed, but not added. */
const checkParameters = async (
  { call, before, values, path, rows = [] }: IntegrationChange,
  work: Work<Reader>,
): Promise<void> => {
  const id = values.template ?? before?.template;
  const given = rows.some(({ name, made, kept }) => name === 'apiParameters' && made.length + kept.length > 0);
  if (call === 'clone' || id === undefined || !given) return;
  const template = await templateOf(id, work);
  if (template && !template.allowed.some((one: Method) => one === 'outApi' || one === 'apiSync'))
    work.broken.push({ path: `${path}.apiParameters`, type: 'methodForbidden', message: parametersUnused });
};

/**
 * An integration serves offers of its own advertiser and vertical, because it maps to that vertical's goals and grades.
 */
const checkOffers = async (
  { before, values, path }: IntegrationChange,
  { db, broken }: Work<Reader>,
): Promise<void> => {
  const vertical = values.vertical ?? before?.vertical;
  const advertiser = values.advertiser ?? before?.advertiser;
  const known = new Set(before?.offers);
  const added = (values.offers ?? []).filter((id) => !known.has(id));
  if (advertiser === undefined || added.length === 0) return;
  const offers = await db
    .selectFrom('offers')
    .select(({ exists, selectFrom }) => [
      'vertical_id as vertical',
      exists(
        selectFrom('offers_advertisers')
          .select('target_id')
          .whereRef('owner_id', '=', 'offers.id')
          .where('target_id', '=', advertiser),
      ).as('isOfAdvertiser'),
    ])
    .where('id', 'in', added)
    .execute();
  const refuse = (type: string, message: Words) => broken.push({ path: `${path}.offers`, type, message });
  if (offers.some(({ isOfAdvertiser }) => !isOfAdvertiser)) refuse('otherAdvertiser', otherAdvertiser);
  else if (vertical && offers.some((offer) => offer.vertical !== null && offer.vertical !== vertical))
    refuse('otherVertical', otherVertical);
};

/** Turns synchronisation on or off. Switching off the method turns it off, too; in a copy, it is off at first. */
const synchronize = ({ call, before, sent, values, path }: IntegrationChange): void => {
  if (call === 'synchronize' && before) {
    if (!before.apiSyncEnabled || before.apiSyncStatus === 'off')
      throw new Failure('refused', { details: [{ path, type: 'notSwitchedOn', message: notSwitchedOn }] });
    values.apiSyncAskedAt = Math.floor(Date.now() / 1000);
  } else if (call === switchingCall && before) {
    if (sent.synchronise === 'on' && !before.apiSyncEnabled)
      throw new Failure('refused', {
        details: [{ path: `${path}.synchronise`, type: 'notSwitchedOn', message: notSwitchedOn }],
      });
    values.apiSyncStatus = sent.synchronise === 'on' ? 'on' : 'off';
    values.apiSyncPauseReason = null;
  } else if (before && values.apiSyncEnabled === false) {
    values.apiSyncStatus = 'off';
    values.apiSyncPauseReason = null;
  }
};

const hasOtherParameters = ({ rows = [] }: IntegrationChange): boolean =>
  rows.some(({ name }) => name === 'apiParameters');

/** Whether statuses will be requested again or differently, so that earlier failures no longer count (D1450). */
const changesRequests = (change: IntegrationChange): boolean => {
  const { call, before, sent, values } = change;
  if (!before) return false;
  const isTurnedOn = call === switchingCall && sent.synchronise === 'on';
  const isActivated = values.status === 'active' && before.status !== 'active';
  return isTurnedOn || isActivated || values.apiSync !== undefined || hasOtherParameters(change);
};

const ids = (of: readonly { id?: number }[]): number[] => of.map(({ id }) => id!);

/** Restarts both kinds of rounds after a change that may have fixed them. */
const restartRounds = async (changes: readonly IntegrationChange[], { db }: Work): Promise<void> => {
  await beginAnew(db, statusRounds, ids(changes.filter(changesRequests)));
  // Parameters go into requests for customers, too.
  const reconfigured = ids(changes.filter((change) => change.before !== null && hasOtherParameters(change)));
  if (reconfigured.length === 0) return;
  const syncs = await db
    .selectFrom('customer_syncs')
    .select('id')
    .where('integration_id', 'in', reconfigured)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await beginAnew(db, customerRounds, ids(syncs));
};

/** Staff can pause and resume sending; if they have paused it, only they can resume it. */
const switchCircuit = ({ before, values }: IntegrationChange): void => {
  if (!before || values.circuit === undefined || values.circuit === before.circuit) return;
  values.circuitReason = values.circuit === 'open' ? 'by_hand' : null;
  values.circuitTryAt = null;
  // Attempts within the current second count as earlier ones.
  values.circuitSince = Math.ceil(Date.now() / 1000);
};

/**
 * Keeps integrations within what their templates allow, and synchronisation and sending in the state that staff set.
 * @param url URL of the installation
 */
export const integrationHooks = (url: string): Hooks<'integration'> => ({
  computed: {
    unmappedGoals: (row) => unmappedSql(row, 'goal'),
    unmappedStatuses: (row) => unmappedSql(row, 'status'),
    postbackUrl: (row) => postbackAddress(row, url),
    missing: missingSettingsSql,
    unfitting: mistypedParametersSql,
    acceptance: acceptanceSql,
    apiSyncLastAt: lastSyncSql,
    apiSyncNextAt: nextSyncSql,
  },
  holds: ['template'],
  async validate(changes, work) {
    for (const change of changes) {
      synchronize(change);
      switchCircuit(change);
      await checkTemplate(change, work);
      await checkParameters(change, work);
      await checkOffers(change, work);
      work.broken.push(...unreadableAnswers(change));
      const vertical = change.values.vertical ?? change.before?.vertical;
      work.broken.push(...(await unknownParametersOf(change, vertical, work.db)));
    }
    await refuseOwnLinks(redirectsIn(changes), work, url);
  },
  async afterWrite(changes, work) {
    for (const { call, id, path } of changes)
      if (call === 'synchronize') await askForRound(work.db, statusRounds, { of: id!, path });
    await restartRounds(changes, work);
  },
});
