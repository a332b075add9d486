import { type FormulaProblem, formulaFaults, formulaProblems } from '../../domain/formula/check.ts';
import { metricKey } from '../../domain/formula/metric-value.ts';
import { tokensOf } from '../../domain/formula/tokens.ts';
import { metricsOf, parseFormula } from '../../domain/formula/tree.ts';
import { fill } from '../../domain/words.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import type { Detail } from '../failure.ts';
import { holdMetrics, type KnownMetric, type KnownMetrics, knownMetrics } from '../tenant/known-metrics.ts';

type MetricChange = Change<'metric'>;

/** So many metrics stand one upon the other at most, so that none of them takes long to answer. */
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

/** The titles of a way through metrics, for a message. */
const way = (metrics: readonly KnownMetric[]) => ({
  en: metrics.map(({ title }) => `“${title}”`).join(' → '),
  ru: metrics.map(({ title, titleRu }) => `«${titleRu || title}»`).join(' → '),
});

const takenBy = ({ editable, value }: KnownMetric): string[] => (editable ? metricsOf(parseFormula(value)) : []);

/** The longest way down from a metric: itself, one that its formula takes, and so on; it ends where it comes back. */
const deepest = (metrics: KnownMetrics, from: KnownMetric, above: readonly KnownMetric[] = []): KnownMetric[] => {
  const here = [...above, from];
  if (above.includes(from) || here.length > maxDepth + 1) return here;
  return takenBy(from)
    .flatMap((key) => metrics.get(key) ?? [])
    .map((metric) => deepest(metrics, metric, here))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), here);
};

/** What keeps a formula of right form from being told: a metric that is inactive, one that needs this one, too many below it. */
const brokenGraph = (metrics: KnownMetrics, metric: KnownMetric, path: string): Detail | undefined => {
  const inactive = takenBy(metric)
    .flatMap((key) => metrics.get(key) ?? [])
    .filter(({ status }) => status !== 'active');
  if (inactive.length > 0) {
    const { en, ru } = way(inactive.slice(0, 1));
    const message = {
      en: `${en} is inactive. Activate it first`,
      ru: `Метрика ${ru} неактивна. Сначала активируйте её`,
    };
    return { type: 'metricInactive', path, message };
  }
  const down = deepest(metrics, metric);
  const last = down.at(-1);
  const { en, ru } = way(down);
  if (down.length > 1 && last && down.indexOf(last) < down.length - 1) {
    const message = {
      en: `A metric can’t be built on itself: ${en}`,
      ru: `Метрика не может зависеть от себя самой: ${ru}`,
    };
    return { type: 'formulaCycle', path, message };
  }
  if (down.length <= maxDepth) return undefined;
  const message = {
    en: `At most ${maxDepth} metrics can build on one another: ${en}`,
    ru: `Друг на друга могут опираться не больше ${maxDepth} метрик: ${ru}`,
  };
  return { type: 'formulaTooDeep', path, message };
};

/** What changed metrics would be, by key; new ones have none yet, and nobody refers to them. */
const metricsAfter = (metrics: KnownMetrics, changes: readonly MetricChange[]): KnownMetrics => {
  const after = new Map(metrics);
  for (const { before, values } of changes) {
    const known = before && metrics.get(metricKey(before));
    if (known)
      after.set(known.key, { ...known, value: values.value ?? known.value, status: values.status ?? known.status });
  }
  return after;
};

const isParsable = ({ editable, value }: KnownMetric): boolean =>
  !editable || formulaProblems(tokensOf(value)).length === 0;

const checkFormula = (change: MetricChange, metrics: KnownMetrics, { broken }: Work<Reader>): void => {
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
  const own = before ? metrics.get(metricKey(before)) : undefined;
  const metric = own ?? {
    key: '',
    title: values.title ?? '',
    titleRu: null,
    value: formula,
    editable: true,
    status: 'active',
  };
  const found = brokenGraph(metrics, metric, `${path}.value`);
  if (found) broken.push(found);
};

/** Refuses to take away what active metrics are built on, and to bring back what is built on something that is away. */
const checkStatus = ({ before, values, path }: MetricChange, metrics: KnownMetrics, { broken }: Work<Reader>): void => {
  const metric = before && metrics.get(metricKey(before));
  if (!metric || values.status === undefined || values.status === before.status) return;
  if (values.status === 'active') {
    const found = brokenGraph(metrics, metric, `${path}.status`);
    if (found) broken.push(found);
    return;
  }
  const users = [...metrics.values()].filter((one) => one.status === 'active' && takenBy(one).includes(metric.key));
  if (users.length === 0) return;
  const { en, ru } = way(users.slice(0, 3));
  const [titles, titlesRu] = [en.replaceAll(' → ', ', '), ru.replaceAll(' → ', ', ')];
  const message = {
    en: `${way([metric]).en} is used in the formulas of ${titles}`,
    ru: `${way([metric]).ru} используется в формулах метрик ${titlesRu}`,
  };
  broken.push({ type: 'referenced', path: `${path}.status`, message });
};

/** Formulas: their form, and what they are built on. */
export const metricHooks: Hooks<'metric'> = {
  async beforeWrite(_, { db }) {
    await holdMetrics(db);
  },
  async validate(changes, work) {
    const known = await knownMetrics(work.db);
    const after = metricsAfter(known, changes);
    // While a formula has no form, nothing can be built on it.
    const metrics = new Map(
      [...after].map(([key, metric]) => [key, isParsable(metric) ? metric : (known.get(key) ?? metric)]),
    );
    for (const change of changes) {
      checkFormula(change, metrics, work);
      checkStatus(change, metrics, work);
    }
  },
};
