import { type FormulaProblem, formulaFaults, formulaProblems, maxValues } from '../../../domain/formula/check.ts';
import { metricKey } from '../../../domain/formula/metric-value.ts';
import { tokensOf } from '../../../domain/formula/tokens.ts';
import { fill } from '../../../domain/text/words.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import type { Detail } from '../../failure.ts';
import { holdMetrics, type KnownMetric, type KnownMetrics, knownMetrics } from '../../tenant/known-metrics.ts';
import { graphOf, type MetricGraph } from './metric-graph.ts';

type MetricChange = Change<'metric'>;

/** Maximum depth of metrics built on metrics, so that none of them is slow to compute. */
const maxDepth = 5;

const notCloned = {
  en: 'Built-in metrics have no formula to clone. Create a metric instead',
  ru: 'У встроенных метрик нет формулы, клонировать нечего. Создайте метрику',
};

const elementOf = (at: number) => ({ en: `Element ${at + 1}`, ru: `Элемент ${at + 1}` });

const detailOf = ({ fault, at, args }: FormulaProblem, path: string): Detail => {
  const { en, ru } = formulaFaults[fault];
  const element = elementOf(at);
  return {
    type: fault,
    path,
    message: { en: `${element.en}: ${fill(en, args)}`, ru: `${element.ru}: ${fill(ru, args)}` },
  };
};

/** Returns the titles along a path through metrics, for a message. */
const way = (metrics: readonly KnownMetric[]) => ({
  en: metrics.map(({ title }) => `“${title}”`).join(' → '),
  ru: metrics.map(({ title, titleRu }) => `«${titleRu || title}»`).join(' → '),
});

/**
 * Returns why a well-formed formula can’t be computed: it uses an inactive metric, depends on itself, or has too much
 * below it.
 */
const brokenGraph = (graph: MetricGraph, metric: KnownMetric, path: string): Detail | undefined => {
  const inactive = graph.takenBy(metric).filter(({ status }) => status !== 'active');
  if (inactive.length > 0) {
    const { en, ru } = way(inactive.slice(0, 1));
    const message = {
      en: `${en} is inactive. Activate it first`,
      ru: `Метрика ${ru} неактивна. Сначала активируйте её`,
    };
    return { type: 'metricInactive', path, message };
  }
  const back = graph.wayBack(metric);
  if (back) {
    const { en, ru } = way(back);
    const message = {
      en: `A metric can’t be based on itself: ${en}`,
      ru: `Метрика не может зависеть от себя самой: ${ru}`,
    };
    return { type: 'formulaCycle', path, message };
  }
  const concerned = graph.withUsers(metric).map((one) => ({ one, ...graph.weigh(one) }));
  const deep = concerned.find((weighed) => weighed.way.length > maxDepth);
  if (deep) {
    const { en, ru } = way(deep.way.slice(0, maxDepth + 1));
    const message = {
      en: `At most ${maxDepth} metrics can be based on one another: ${en}`,
      ru: `Друг на друга могут опираться не больше ${maxDepth} метрик: ${ru}`,
    };
    return { type: 'formulaTooDeep', path, message };
  }
  const heavy = concerned.find(({ values }) => values > maxValues);
  if (!heavy) return undefined;
  const { en, ru } = way([heavy.one]);
  const message = {
    en: `Including the metrics it is based on, a formula can have at most ${maxValues} values: ${en}`,
    ru: `Со всем, на что она опирается, в формуле может быть не больше ${maxValues} значений: ${ru}`,
  };
  return { type: 'formulaTooLarge', path, message };
};

/**
 * Returns the metrics as they would be after the changes, by key; new ones have no key yet and nothing refers to them,
 * so they go by their path in the call.
 */
const metricsAfter = (metrics: KnownMetrics, changes: readonly MetricChange[]): KnownMetrics => {
  const after = new Map(metrics);
  for (const { before, values, path } of changes) {
    const known = before && metrics.get(metricKey(before));
    if (!before) {
      const { title = '', value = '' } = values;
      after.set(path, { key: path, title, titleRu: null, value, editable: true, status: 'active' });
    }
    if (known)
      after.set(known.key, { ...known, value: values.value ?? known.value, status: values.status ?? known.status });
  }
  return after;
};

const isParsable = ({ editable, value }: KnownMetric): boolean =>
  !editable || formulaProblems(tokensOf(value)).length === 0;

/** The metrics as they would be, and what they would be built on. */
interface Prospect {
  metrics: KnownMetrics;
  graph: MetricGraph;
}

const checkFormula = (change: MetricChange, { metrics, graph }: Prospect, { broken }: Work<Reader>): void => {
  const { call, before, values, path } = change;
  const formula = values.value;
  if (formula === undefined || formula === null || formula.trim() === '') return;
  const tokens = tokensOf(formula);
  if (call === 'clone' && tokens.length === 1) {
    broken.push({ path: `${path}.id`, type: 'locked', message: notCloned });
    return;
  }
  const problems = formulaProblems(tokens, (key) => metrics.has(key));
  broken.push(...problems.slice(0, 1).map((problem) => detailOf(problem, `${path}.value`)));
  if (problems.length > 0) return;
  const metric = metrics.get(before ? metricKey(before) : path);
  const found = metric && brokenGraph(graph, metric, `${path}.value`);
  if (found) broken.push(found);
};

/** Refuses to deactivate what active metrics are built on, and to activate what is built on something inactive. */
const checkStatus = (
  { before, values, path }: MetricChange,
  { metrics, graph }: Prospect,
  { broken }: Work<Reader>,
): void => {
  const metric = before && metrics.get(metricKey(before));
  if (!metric || values.status === undefined || values.status === before.status) return;
  if (values.status === 'active') {
    const found = brokenGraph(graph, metric, `${path}.status`);
    if (found) broken.push(found);
    return;
  }
  const users = [...metrics.values()].filter((one) => one.status === 'active' && graph.takenBy(one).includes(metric));
  if (users.length === 0) return;
  const { en, ru } = way(users.slice(0, 3));
  const [titles, titlesRu] = [en.replaceAll(' → ', ', '), ru.replaceAll(' → ', ', ')];
  const message = {
    en: `${way([metric]).en} is used in the formulas of ${titles}`,
    ru: `${way([metric]).ru} используется в формулах метрик ${titlesRu}`,
  };
  broken.push({ type: 'referenced', path: `${path}.status`, message });
};

/** Formulas: their syntax, and what they are built on. */
export const metricHooks: Hooks<'metric'> = {
  async beforeWrite(_, { db }) {
    await holdMetrics(db);
  },
  async validate(changes, work) {
    const known = await knownMetrics(work.db);
    const after = metricsAfter(known, changes);
    // While a formula doesn’t parse, nothing can be built on it.
    const metrics = new Map(
      [...after].map(([key, metric]) => [key, isParsable(metric) ? metric : (known.get(key) ?? metric)]),
    );
    const prospect = { metrics, graph: graphOf(metrics) };
    for (const change of changes) {
      checkFormula(change, prospect, work);
      checkStatus(change, prospect, work);
    }
  },
};
