import { sql } from 'kysely';
import { isWidgetType, maxWidgets, widgetSetups } from '../../../domain/dashboards.ts';
import { addsUp } from '../../../domain/formula/adds-up.ts';
import { isFilterText } from '../../../openapi/figures.ts';
import { isStaffs } from '../../../openapi/statistics.ts';
import { isStaff } from '../../access/caller.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { violation, Failure } from '../../failure.ts';
import { type Metric, metricsFor } from '../../statistics/metrics.ts';
import { mayChange } from './dashboard.ts';

type WidgetChange = Change<'widget'>;

const dashboardOf = ({ before, values }: WidgetChange): number | undefined => before?.dashboard ?? values.dashboard;

/**
 * Refuses changes to others' dashboards and to immutable ones; for new widgets, at the field that names the dashboard.
 */
const mustBeTheirs = async (changes: readonly WidgetChange[], { db, caller, broken }: Work<Reader>): Promise<void> => {
  const ids = [...new Set(changes.flatMap((change) => dashboardOf(change) ?? []))];
  const { rows } = await sql<{ id: number; user: number | null; locked: boolean }>`
    select id, user_id as "user", is_immutable as locked from dashboards
    where id = any(${ids}::bigint[])`.execute(db);
  for (const change of changes) {
    const found = rows.find(({ id }) => id === dashboardOf(change));
    const type = found?.locked ? 'locked' : found && !mayChange(found.user, caller) ? 'forbidden' : undefined;
    if (!type) continue;
    const failure = new Failure(type);
    if (change.before) throw failure;
    broken.push({ path: `${change.path}.dashboard`, type, message: failure.words });
  }
};

const unknownMetric = (key: string) => ({
  en: `There is no active metric “${key}”`,
  ru: `Активной метрики «${key}» нет`,
});

const tooFew = (min: number) =>
  min === 1
    ? { en: 'Choose a metric', ru: 'Выберите метрику' }
    : { en: `Choose at least ${min} metrics`, ru: `Выберите хотя бы ${min} метрики` };

const noShares = ({ title }: Metric) => ({
  en: `“${title}” has no shares: its figures don’t add up`,
  ru: `У «${title}» нет долей: её значения не складываются`,
});

/**
 * Requires what the widget's type needs, and existing metrics. Metrics a widget already has stay when one is removed.
 */
const checkSetup = (
  { before, values, path }: WidgetChange,
  known: ReadonlyMap<string, Metric>,
  { broken }: Work<Reader>,
) => {
  const { type, metrics = [], groupBy } = { ...before, ...values };
  const astray = values.metrics?.find((key) => !known.has(key) && !before?.metrics.includes(key));
  if (astray !== undefined)
    broken.push({ path: `${path}.metrics`, type: 'unknownMetric', message: unknownMetric(astray) });
  if (type === undefined || !isWidgetType(type)) return;
  const setup = widgetSetups[type];
  if (metrics.length < setup.metrics.min)
    broken.push({ path: `${path}.metrics`, type: 'tooFewMetrics', message: tooFew(setup.metrics.min) });
  const shown = metrics.slice(0, setup.metrics.max).flatMap((key) => known.get(key) ?? []);
  const unshared = setup.sums && shown.find(({ formula }) => !addsUp(formula));
  if (unshared) broken.push({ path: `${path}.metrics`, type: 'notShared', message: noShares(unshared) });
  if (setup.groupBy === 'must' && !groupBy) broken.push(violation(`${path}.groupBy`, 'required'));
};

const filterFaults = {
  twiceFiltered: { en: 'There is already a filter by this', ru: 'Фильтр по этому уже есть' },
  closedFilter: { en: 'You can’t filter by this', ru: 'Фильтровать по этому нельзя' },
  badFilterValue: { en: 'There is no such value', ru: 'Такого значения не бывает' },
} as const;

/** Filters: one per dimension, only dimensions the author may filter by, and only valid values. Existing ones stay. */
const checkFilters = ({ before, values, path }: WidgetChange, { caller, broken }: Work<Reader>): void => {
  const filters = values.filters ?? [];
  for (const [place, { dimension, values: texts }] of filters.entries()) {
    const at = `${path}.filters.${place}`;
    const refuse = (field: string, type: keyof typeof filterFaults) =>
      broken.push({ path: `${at}.${field}`, type, message: filterFaults[type] });
    const isKept = before?.filters.some((filter) => filter.dimension === dimension) ?? false;
    if (filters.findIndex((other) => other.dimension === dimension) < place) refuse('dimension', 'twiceFiltered');
    else if (!isStaff(caller) && isStaffs(dimension) && !isKept) refuse('dimension', 'closedFilter');
    if (!texts.every((text) => isFilterText(dimension, text))) refuse('values', 'badFilterValue');
  }
};

/** The dashboards that get new widgets. */
const takingIn = (changes: readonly WidgetChange[]): number[] =>
  changes.flatMap(({ before, values }) => (before ? [] : (values.dashboard ?? [])));

/** Widgets: whose dashboards take them, and what each type needs. */
export const widgetHooks: Hooks<'widget'> = {
  async validate(changes, work) {
    await mustBeTheirs(changes, work);
    const written = changes.filter(({ call }) => call !== 'delete');
    if (written.length === 0) return;
    const { db, model, caller } = work;
    const isNamed = written.some(({ values }) => values.metrics !== undefined || values.type !== undefined);
    const known = new Map(isNamed ? (await metricsFor(db, model, caller)).map((metric) => [metric.key, metric]) : []);
    for (const change of written) {
      checkSetup(change, known, work);
      checkFilters(change, work);
    }
  },
  async beforeWrite(changes, { db }) {
    const ids = takingIn(changes);
    // Anyone adding some at the same moment waits, and then counts these as well.
    if (ids.length > 0)
      await sql`select id from dashboards where id = any(${ids}::bigint[]) order by id for no key update`.execute(db);
  },
  async afterWrite(changes, { db }) {
    const ids = takingIn(changes);
    if (ids.length === 0) return;
    const { rows } = await sql`select dashboard_id from widgets where dashboard_id = any(${ids}::bigint[])
      group by dashboard_id having count(*) > ${maxWidgets}`.execute(db);
    if (rows.length > 0) throw new Failure('limitReached', { args: [maxWidgets] });
  },
};
