import { isExported, operationId, tableName } from '../../../openapi/names.ts';
import type { Language } from '../../../domain/words.ts';
import type { Caller } from '../../access/caller.ts';
import { exportedList } from '../../collections/export.ts';
import type { Model, Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import type { Column, Line } from '../../exports/table.ts';
import type { ContractCall } from '../../http/contract.ts';
import type { FigureStore } from '../../statistics/figures/with-figures.ts';
import { figuresTable } from '../../statistics/figures/file.ts';

/** A table for people as one of them may see it. */
export interface SourceTable {
  columns: readonly Column[];
  /** How many rows there are. */
  count(db: Reader): Promise<number>;
  /** All of them, some at a time. */
  lines(db: Reader): AsyncGenerator<Line[]>;
}

export interface Asked {
  /** Parameters as the call took them. */
  query: Readonly<Record<string, unknown>>;
  caller: Caller;
  /** Of headings and words. */
  language: Language;
}

/** Something that files are made of. */
export interface ExportSource {
  /** Under which it is kept: an entity's name, or `statistics`. */
  key: string;
  /** Path of the call that shows the same. */
  path: string;
  /** What its files are called. */
  name: string;
  /** The call that starts one; who may not make it any more gets no file either. */
  call: ContractCall;
  /** @throws Failure where the caller may not see what is asked for */
  open(asked: Asked): Promise<SourceTable>;
}

/** Every list that has a page. */
export const listSources = (model: Model, calls: readonly ContractCall[]): ExportSource[] =>
  Object.values(model).flatMap((collection) => {
    const { key, entity } = collection;
    const call = calls.find(({ id }) => id === operationId(key, entity, 'export'));
    if (!isExported(entity) || !call) return [];
    const open = async (asked: Asked): Promise<SourceTable> => exportedList(model, collection, asked);
    return [{ key, path: entity.path, name: tableName(entity), call, open }];
  });

interface FigureParts {
  database: Database;
  model: Model;
  statistics: FigureStore;
  calls: readonly ContractCall[];
}

/** Figures, by what a person groups them by. */
export const statisticsSource = ({ database, model, statistics, calls }: FigureParts): ExportSource => {
  const call = calls.find(({ id }) => id === 'exportStatistics');
  if (!call) throw new Error('The contract has no export of statistics');
  return {
    key: 'statistics',
    path: 'stat/statistics',
    name: 'statistics',
    call,
    open: (asked) =>
      database
        .tenant(asked.caller.tenantId, 'statistics')
        .read((db) => figuresTable({ store: statistics, db, model }, asked)),
  };
};
