import { type DataType, dimensions, type FilterName } from '../../../domain/statistics/dimensions.ts';
import type { Language } from '../../../domain/text/words.ts';
import { isStaffs } from '../../../openapi/statistics.ts';
import { isStaff } from '../../access/caller.ts';
import { refusedParameter } from '../../failure.ts';
import { type FigureContext, valuesOf } from './answer-question.ts';
import type { Context } from './with-figures.ts';
import type { Bindings } from './bindings.ts';
import { dimensionIn } from './dimension-sql.ts';
import { type PeriodParameters, periodOf } from './period.ts';
import { type FilterParameters, filtersIn, type Question } from './question.ts';
import { fixedTitles, idsCalled, titlesOf } from './titles.ts';

/** `/stat/info/{filterSlug}`: the values available for filtering. */

export interface ValuesParameters extends PeriodParameters, FilterParameters {
  dataType?: DataType;
  search?: string;
  limit?: number;
  offset?: number;
}

const usualLimit = 50;

const has = (title: string, search: string): boolean => title.toLowerCase().includes(search.toLowerCase());

/** Returns the condition that a value's title matches the search; undefined without a search. */
const called = (
  language: Language,
  name: FilterName,
  search: string | undefined,
): ((bindings: Bindings) => string | undefined) => {
  if (!search) return () => undefined;
  const titles = fixedTitles(name, language);
  if (!titles) return ({ bind }) => `positionCaseInsensitiveUTF8(g0, ${bind(search, 'String')}) > 0`;
  const values = [...titles].flatMap(([value, title]) => (has(title, search) ? [value] : []));
  return (bindings) => dimensionIn(name, 'g0', values, bindings);
};

/** Maximum number of records that occur in a period, the most frequent ones, whose titles are searched. */
const maxSearched = 20_000;

/**
 * Returns the records that occur and whose title matches: those that match may be many more, most of which don't occur.
 */
const recordsCalled = async (
  asking: FigureContext,
  { db, model }: Context,
  question: Question,
  entity: string,
  search: string,
) => {
  const occurring = await valuesOf(asking, { ...question, limit: maxSearched, offset: 0 }, () => undefined);
  const ids = occurring.values.filter((value) => typeof value === 'number');
  const found = await idsCalled(db, model, entity, ids, search);
  const values = ids.filter((id) => found.has(id));
  const { offset, limit } = question;
  return { values: values.slice(offset, offset + limit), totalCount: values.length };
};

/** Answers the call. */
export const readFilterValues = async (
  asking: FigureContext,
  context: Context,
  name: FilterName,
  asked: ValuesParameters,
) => {
  const { db, model, caller, language } = context;
  // For affiliates there is no such filter.
  if (!isStaff(caller) && isStaffs(name)) throw refusedParameter('badParameter', 'filterSlug');
  const question: Question = {
    period: periodOf(asked, caller.timezone, asking.now),
    dataType: asked.dataType ?? 'actual',
    groups: [name],
    only: filtersIn(asked, name),
    metrics: [],
    having: [],
    order: [],
    limit: asked.limit ?? usualLimit,
    offset: asked.offset ?? 0,
    withPrevious: false,
  };
  const dimension = dimensions[name];
  const { values, totalCount } =
    dimension.kind === 'record' && asked.search
      ? await recordsCalled(asking, context, question, dimension.entity, asked.search)
      : await valuesOf(asking, question, called(language, name, asked.search));
  const titles = (await titlesOf(db, model, new Map([[name, values]]), language)).get(name);
  return {
    items: values.map((value) => ({ value, title: titles?.get(value) ?? null })),
    meta: { totalCount },
  };
};
