import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { Export, JobPreview } from './contract.ts';
import type { AsOf, HistoryEntry } from './history.ts';
import type { Sum } from './sums.ts';
import type { ReadingMeta, Values } from './translate.ts';

/** One record of a call on several: its id and whatever the call takes beside it. */
export type Item = { id: Identifier } & Readonly<Record<string, unknown>>;
export type StatusItem = { id: Identifier; status: string; reason?: string } & Readonly<Record<string, unknown>>;
export type Records = Promise<{ data: RaRecord[] }>;

/** How many records of a list refer to a record by a field. */
export interface RelatedCount {
  resource: string;
  field: string;
  count: number;
}

/** Which records of a list, in which order, with which fields; all pages of them. */
export interface ExportParams {
  filter: Values;
  sort: { field: string; order: 'ASC' | 'DESC' };
  meta?: ReadingMeta;
  format: Export['format'];
}

/** What a job does to which records of a resource: some, or all that a list is narrowed to. */
export interface JobParams {
  /** `edit`, `status`, `delete`, or an action that gives fields fixed values. */
  call: string;
  ids?: readonly Identifier[];
  filter?: Values;
  /** What each of them gets. */
  values?: Readonly<Record<string, unknown>>;
  /** Records to add to fields that hold several, and to take out. */
  add?: Readonly<Record<string, readonly number[]>>;
  remove?: Readonly<Record<string, readonly number[]>>;
}

/**
 * Records by react-admin's verbs and some more.
 *
 * getList          => GET    <path>?with=…&withMeta=totalCount&orderBy=id:desc&limit=25&offset=25&…
 *                     where they were not counted to the end: no total, `pageInfo`, and `meta.moreThan`
 * getOne           => GET    <path>/123?with=…
 * getMany          => GET    <path>?id=1,2,3&limit=3
 *                     with `meta.titlesOf`, what they refer to by that field: GET user/titles?entity=offer&field=…&id=1,2,3,
 *                     with `meta.former` what one referred to before as well
 * create           => PUT    <path> {items: [fields]}, with `meta.idempotencyKey` or one of its own
 * update           => PATCH  <path> {items: [{id, version, changed fields, basedOn?}]}; `basedOn` has the lists of other
 *                     records that are among them as they were when the form was opened. Where all that changed belongs
 *                     to a part of the record with a call of its own: POST <path>/123/<call> {data: {version, …}}
 * edit             => PATCH  <path> {items: [{id, version, fields}, …]}, all of them as they are
 * updateMany       => PATCH  <path> {items: [{id, version, fields}, …]}, each with the version it was last read in
 * delete(Many)     => DELETE <path> {items: [{id}, …]}
 * changeStatus     => POST   <path>/change_status {items: [{id, status, reason?}, …]}
 * clone            => POST   <path>/clone {items: [{id, along}, …]}
 * undoClones       => POST   user/clones/undo {collection: <path>, ids}
 * action           => POST   <path>/<name> {items: […]}
 * history          => GET    <path>/123/history?limit=25&offset=25
 * asOf             => GET    user/as_of?entity=offer&id=123&at=1767225600
 * undo             => PATCH  <path> {items: [{id, undoes}]}, `undoes` being an entry of its history
 * related          => GET    user/related?entity=offer&id=123
 * sums             => GET    <path>?withMeta=sums&limit=0&…
 * startExport      => POST   <path>/export?fields=…&orderBy=id:desc&format=csv&…
 * exportFile       => GET    user/exports/123/file
 * readFile         => GET    <path>/123/file, or <path>/123/file?format=pdf
 * importFailures   => GET    stat/leads/import/123/failures, or of customers, CSV
 * startJob         => POST   user/jobs {collection: <path>, call, ids or query, values, add, remove}
 * previewJob       => POST   user/jobs/preview, with the same
 *
 * Every call applies to all its records or to none, and rejects with an `HttpError` whose body is a `FailureBody`, also
 * where the answer has not the shape that the contract promises. That a change came through is told by the person who makes it.
 */
export interface AdminDataProvider extends DataProvider {
  changeStatus: (resource: string, items: readonly StatusItem[]) => Records;
  /** Edits records, each in the version that is said; answers them as they are then. */
  edit: (resource: string, items: readonly Item[]) => Records;
  /** `along` names the tabs whose records the copies take along. */
  clone: (resource: string, ids: readonly Identifier[], along?: readonly string[]) => Records;
  /** Takes copies back that the person has just made, with all that went along. */
  undoClones: (resource: string, ids: readonly Identifier[]) => Promise<void>;
  action: (resource: string, name: string, items: readonly Item[], method?: 'POST' | 'PATCH') => Records;
  history: (
    resource: string,
    id: Identifier,
    page: { limit: number; offset: number },
    signal?: AbortSignal,
  ) => Promise<HistoryEntry[]>;
  asOf: (resource: string, id: Identifier, at: number, signal?: AbortSignal) => Promise<AsOf>;
  undo: (resource: string, id: Identifier, entryId: number) => Records;
  related: (resource: string, id: Identifier, signal?: AbortSignal) => Promise<RelatedCount[]>;
  /** What the amounts of a list’s records come to, by currency. */
  sums: (resource: string, filter: Values, signal?: AbortSignal) => Promise<Sum[]>;
  /** Starts a file of a list; answers the export. */
  startExport: (resource: string, params: ExportParams) => Promise<Export>;
  /** The file of an export that is done. */
  exportFile: (id: number) => Promise<Blob>;
  /** The file that is attached to a record, or that a record is as; in the language of the interface. */
  readFile: (resource: string, id: Identifier, format?: 'pdf' | 'xlsx') => Promise<Blob>;
  /** The rows of an import of leads, by its job, that did not come in. */
  importFailures: (of: 'leads' | 'customers', job: number) => Promise<Blob>;
  /** Begins to change many records, each for itself; answers the job. */
  startJob: (resource: string, params: JobParams) => Promise<{ data: RaRecord }>;
  /** What a job that makes an action would change, without beginning it. */
  previewJob: (resource: string, params: JobParams) => Promise<JobPreview>;
}
