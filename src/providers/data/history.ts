import { isRecord, recordOf } from '../../../domain/records.ts';
import { unreadable } from './errors.ts';

/** One change of a record. */
export interface HistoryEntry {
  id: number;
  /** In Unix seconds. */
  at: number;
  /** Id of the user who made the change; null for the system itself. */
  user: number | null;
  userName: string | null;
  /** Id of the user who impersonated them, if anyone did. */
  impersonator: number | null;
  impersonatorName: string | null;
  /** Id of the scheduled change that made it, if any. */
  scheduledChange: number | null;
  /** The reason given for scheduling it, if any. */
  scheduledReason: string | null;
  /** create, edit, status, clone, delete, or the name of an action. */
  action: string;
  version: number;
  /** Changed fields, each with its old and its new value. */
  changes: Readonly<Record<string, readonly unknown[]>>;
}

const isPerson = (value: unknown): value is number | null => value === null || typeof value === 'number';

const isName = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Whether something the API sent is a history entry. */
export const isHistoryEntry = (value: unknown): value is HistoryEntry =>
  isRecord(value) &&
  [value['id'], value['at'], value['version']].every((part) => typeof part === 'number') &&
  isPerson(value['user']) &&
  isPerson(value['impersonator']) &&
  isPerson(value['scheduledChange']) &&
  isName(value['scheduledReason']) &&
  isName(value['userName']) &&
  isName(value['impersonatorName']) &&
  typeof value['action'] === 'string' &&
  isRecord(value['changes']) &&
  Object.values(value['changes']).every(Array.isArray);

/** A record at a moment: the values it had then, where they differ from now. */
export interface AsOf {
  /** `forgotten` if its history doesn't reach back that far. */
  state: 'known' | 'notYetMade' | 'forgotten';
  /** In seconds. */
  createdAt: number;
  values: Readonly<Record<string, unknown>>;
}

const isState = (value: unknown): value is AsOf['state'] =>
  value === 'known' || value === 'notYetMade' || value === 'forgotten';

/**
 * Returns what an answer says about a record at a moment.
 * @throws if it contains nothing of that kind
 */
export const asOfIn = (answer: unknown): AsOf => {
  const { state, createdAt, values } = recordOf(answer);
  if (!isState(state) || typeof createdAt !== 'number' || !isRecord(values)) throw unreadable();
  return { state, createdAt, values };
};
