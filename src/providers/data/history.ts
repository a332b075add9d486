/** One change of a record. */
export interface HistoryEntry {
  id: number;
  /** When, in seconds. */
  at: number;
  /** Id of the user whose change it is; null for the system itself. */
  user: number | null;
  /** Id of the user who acted as them, if somebody did. */
  impersonator: number | null;
  /** create, edit, status, clone, delete, or a named action. */
  action: string;
  version: number;
  /** Changed fields, each with its old and its new value. */
  changes: Readonly<Record<string, readonly unknown[]>>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPerson = (value: unknown): value is number | null => value === null || typeof value === 'number';

/** Whether something the API sent is an entry of a history. */
export const isHistoryEntry = (value: unknown): value is HistoryEntry =>
  isObject(value) &&
  [value['id'], value['at'], value['version']].every((part) => typeof part === 'number') &&
  isPerson(value['user']) &&
  isPerson(value['impersonator']) &&
  typeof value['action'] === 'string' &&
  isObject(value['changes']) &&
  Object.values(value['changes']).every(Array.isArray);
