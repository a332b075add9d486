import { isExported, operationId, tableName } from '../../../openapi/names.ts';
import type { Language } from '../../../domain/text/words.ts';
import type { Caller } from '../../access/caller.ts';
import { exportedList } from '../../collections/export.ts';
import type { Model, Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import type { TenantScope } from '../../database/tenant.ts';
import type { Column, Line } from '../../exports/table.ts';
import type { ContractCall } from '../../http/contract.ts';
import type { FigureStore } from '../../statistics/figures/with-figures.ts';
import { figuresTable } from '../../statistics/figures/file.ts';

/** A table for people, as one of them may see it. */
export interface SourceTable {
  columns: readonly Column[];
  /** The number of rows. */
  count(db: Reader): Promise<number>;
  /** All rows, a batch at a time. */
  lines(db: Reader): AsyncGenerator<Line[]>;
  /** Records what the lines showed: called once all are written, before anyone gets the file. */
  conclude?(scope: TenantScope): Promise<void>;
}

export interface ExportQuery {
  /** The parameters in the form the call received them. */
  query: Readonly<Record<string, unknown>>;
  caller: Caller;
  /** The language of headings and labels. */
  language: Language;
}

/** A source that files are made from. */
export interface ExportSource {
  /** The key it is stored under: an entity's name, or `statistics`. */
  key: string;
  /** Path of the call that shows the same data. */
  path: string;
  /** The base name of its files. */
  name: string;
  /** The same for affiliates, if they have another name for it. */
  ownName?: string;
  /** The call that starts an export; a caller who may no longer make it gets no file either. */
  call: ContractCall;
  /** @throws Failure if the caller may not see what is requested */
  open(asked: ExportQuery): Promise<SourceTable>;
}

/** Returns every list that has a page. */
export const listSources = (model: Model, calls: readonly ContractCall[]): ExportSource[] =>
  Object.values(model).flatMap((collection) => {
    const { key, entity } = collection;
    const operation = operationId(key, entity, 'export');
    const call = calls.find(({ id }) => id === operation);
    if (!isExported(entity) || !call) return [];
    const open = async (asked: ExportQuery): Promise<SourceTable> => exportedList(model, collection, asked);
    const [own] = Object.values(entity.views).flatMap(({ affiliateName }) => affiliateName ?? []);
    const ownName = own && own.en[1].toLowerCase().replaceAll(' ', '_');
    return [{ key, path: entity.path, name: tableName(entity), ...(ownName && { ownName }), call, open }];
  });

interface FigureParts {
  database: Database;
  model: Model;
  statistics: FigureStore;
  calls: readonly ContractCall[];
}

/** Figures, in the grouping that the person selected. */
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
