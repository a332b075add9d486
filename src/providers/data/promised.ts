import type { RaRecord } from 'ra-core';
import { isRecord } from '../../../domain/records.ts';
import { unreadable } from './errors.ts';

/*
 * What the contract promises about answers with records, checked before anything is made of them: an answer that breaks
 * a promise is a failure like any other, never an empty list.
 */

/** Whether something the API sent is a record (D136). */
export const isRaRecord = (value: unknown): value is RaRecord => isRecord(value) && typeof value['id'] === 'number';

/** Returns the one record of an answer. */
export const recordIn = (data: unknown): RaRecord => {
  if (!isRaRecord(data)) throw unreadable();
  return data;
};

/** Returns the items of an answer after checking each one. */
export const itemsIn = <Item>(data: unknown, isItem: (item: unknown) => item is Item): Item[] => {
  const items: unknown = isRecord(data) ? data['items'] : undefined;
  if (!Array.isArray(items) || !items.every(isItem)) throw unreadable();
  return items;
};

/** Returns how many items a list has in total; a lower bound if they were not counted to the end. */
export const totalIn = (data: unknown): { total: number; isExact: boolean } => {
  const meta: unknown = isRecord(data) ? data['meta'] : undefined;
  const total: unknown = isRecord(meta) ? meta['totalCount'] : undefined;
  if (typeof total !== 'number') throw unreadable();
  return { total, isExact: !isRecord(meta) || meta['totalIsExact'] !== false };
};

/** Returns the record in the answer to a change of one record. */
export const firstOf = ([record]: readonly RaRecord[]): RaRecord => {
  if (!record) throw unreadable();
  return record;
};
