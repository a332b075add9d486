import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { Export, JobPreview } from './contract.ts';
import type { AsOf, HistoryEntry } from './history.ts';
import type { Sum } from './sums.ts';
import type { ReadingMeta, Values } from './translate.ts';

/** One record in a call on several: its id and whatever else the call takes. */
export type Item = { id: Identifier } & Readonly<Record<string, unknown>>;
export type StatusItem = { id: Identifier; status: string; reason?: string } & Readonly<Record<string, unknown>>;
export type Records = Promise<{ data: RaRecord[] }>;

/** How many records of a list refer to a given record through a field. */
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

/** What a job does, and to which records of a resource: some, or all that match a list's filters. */
export interface JobParams {
  /** `edit`, `status`, `delete`, or an action that sets fields to fixed values. */
  call: string;
  ids?: readonly Identifier[];
  filter?: Values;
  /** The values that each of them gets. */
  values?: Readonly<Record<string, unknown>>;
  /** Records to add to multi-valued fields, and to remove from them. */
  add?: Readonly<Record<string, readonly number[]>>;
  remove?: Readonly<Record<string, readonly number[]>>;
}

/**
 * Access to records, using react-admin's verbs and a few more.
 *
 * getList          => GET    <path>?with=…&withMeta=totalCount&orderBy=id:desc&limit=25&offset=25&…
 *                     if they were not counted to the end: no total, but `pageInfo` and `meta.moreThan`
 * getOne           => GET    <path>/123?with=…
 * getMany          => GET    <path>?id=1,2,3&limit=3
 *                     with `meta.titlesOf`, the titles of what they refer to by that field:
 *                     GET user/titles?entity=offer&field=…&id=1,2,3,
 *                     with `meta.former` also of what they referred to before
 * create           => PUT    <path> {items: [fields]}, with `meta.idempotencyKey` if given (see `idempotency.ts`)
 * update           => PATCH  <path> {items: [{id, version, changed fields, basedOn?}]}; `basedOn` has the changed
 *                     fields that are lists of other records, as they were when the form was opened. If everything that
 *                     changed belongs to a part of the record with its own call:
 *                     POST <path>/123/<call> {data: {version, …}}
 * edit             => PATCH  <path> {items: [{id, version, fields}, …]}, sent unchanged
 * updateMany       => PATCH  <path> {items: [{id, version, fields}, …]}, each with its version when last read
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
 * importFailures   => GET    stat/leads/import/123/failures, or the same for customers; CSV
 * startJob         => POST   user/jobs {collection: <path>, call, ids or query, values, add, remove}
 * previewJob       => POST   user/jobs/preview with the same body
 *
 * Every call applies to all its records or to none, and rejects with an `HttpError` whose body is a `FailureBody`, even
 * if only the shape of the answer isn't what the contract promises. Announcing a successful change is up to the caller.
 */
export interface AdminDataProvider extends DataProvider {
  changeStatus: (resource: string, items: readonly StatusItem[]) => Records;
  /** Edits records, each in the given version; returns them as they are afterwards. */
  edit: (resource: string, items: readonly Item[]) => Records;
  /** `along` names the tabs whose records are copied too. */
  clone: (resource: string, ids: readonly Identifier[], along?: readonly string[]) => Records;
  /** Undoes copies that the user has just made, including everything copied with them. */
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
  /** The totals of a list’s amounts, by currency. */
  sums: (resource: string, filter: Values, signal?: AbortSignal) => Promise<Sum[]>;
  /** Starts an export of a list to a file; returns the export. */
  startExport: (resource: string, params: ExportParams) => Promise<Export>;
  /** The file of a finished export. */
  exportFile: (id: number) => Promise<Blob>;
  /** The file attached to a record, or the record itself as a file, in the language of the interface. */
  readFile: (resource: string, id: Identifier, format?: 'pdf' | 'xlsx') => Promise<Blob>;
  /** The rows that an import of leads or customers rejected, by its job. */
  importFailures: (of: 'leads' | 'customers', job: number) => Promise<Blob>;
  /** Starts changing many records, each on its own; returns the job. */
  startJob: (resource: string, params: JobParams) => Promise<{ data: RaRecord }>;
  /** What a job that runs an action would change, without starting it. */
  previewJob: (resource: string, params: JobParams) => Promise<JobPreview>;
}
