import { type DataType, dimensions, type FilterName } from '../../../domain/statistics/dimensions.ts';
import { isStaffs } from '../../../openapi/statistics.ts';
import { isStaff } from '../../access/caller.ts';
import { refusedParameter } from '../../failure.ts';
import { type FigureContext, valuesOf } from './answer-question.ts';
import type { Context } from './with-figures.ts';
import type { Bindings } from './bindings.ts';
import { dimensionIn } from './dimension-sql.ts';
import { type PeriodParameters, periodOf } from './period.ts';
import { type FilterParameters, filtersIn } from './question.ts';

import { fixedTitles, idsByTitle, titlesOf } from './titles.ts';

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
const called = async (
  { db, model, language }: Context,
  name: FilterName,
  search: string | undefined,
): Promise<(bindings: Bindings) => string | undefined> => {
  if (!search) return () => undefined;
  const dimension = dimensions[name];
  const titles = fixedTitles(name, language);
  if (dimension.kind !== 'record' && !titles)
    return ({ bind }) => `positionCaseInsensitiveUTF8(g0, ${bind(search, 'String')}) > 0`;
  const values =
    dimension.kind === 'record'
      ? await idsByTitle(db, model, dimension.entity, search)
      : [...(titles ?? [])].flatMap(([value, title]) => (has(title, search) ? [value] : []));
  return (bindings) => dimensionIn(name, 'g0', values, bindings);
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
  const question = {
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
  } as const;
  const { values, totalCount } = await valuesOf(asking, question, await called(context, name, asked.search));
  const titles = (await titlesOf(db, model, new Map([[name, values]]), language)).get(name);
  return {
    items: values.map((value) => ({ value, title: titles?.get(value) ?? null })),
    meta: { totalCount },
  };
};
