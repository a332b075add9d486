import type { GetListResult, GetManyResult, PaginationPayload, RaRecord } from 'ra-core';

/** How many records the API returns in one answer, at most. */
const maxAtOnce = 500;

/**
 * Requests a page of any size: one that is larger than the API's limit is fetched in chunks, one after another, until
 * there are no more.
 */
export const wholePages = async <R extends RaRecord>(
  pagination: PaginationPayload | undefined,
  ask: (pagination: PaginationPayload | undefined) => Promise<GetListResult<R>>,
): Promise<GetListResult<R>> => {
  if (!pagination || pagination.perPage <= maxAtOnce) return ask(pagination);
  if (pagination.page > 1) throw new RangeError(`A page of ${pagination.perPage} records is the first one`);
  const data: R[] = [];
  for (let page = 1; ; page += 1) {
    const piece = await ask({ page, perPage: maxAtOnce });
    data.push(...piece.data);
    if (piece.data.length < maxAtOnce || data.length >= pagination.perPage) return { ...piece, data };
  }
};

/** Requests records by any number of ids: in chunks, one after another, if the API returns fewer at once. */
export const allOf = async <R extends RaRecord, Id>(
  ids: readonly Id[],
  ask: (ids: Id[]) => Promise<GetManyResult<R>>,
): Promise<GetManyResult<R>> => {
  const data: R[] = [];
  for (let start = 0; start === 0 || start < ids.length; start += maxAtOnce)
    data.push(...(await ask(ids.slice(start, start + maxAtOnce))).data);
  return { data };
};
