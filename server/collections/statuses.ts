import { isEmpty } from '../../domain/text/is-empty.ts';
import { isLocked } from '../../domain/locked.ts';
import { isFinal, leads, canTransition, canLeave } from '../../domain/statuses.ts';
import type { Words } from '../../domain/text/words.ts';
import type { CompleteStatus } from '../../openapi/define.ts';
import type { Caller } from '../access/caller.ts';
import { violation, Failure } from '../failure.ts';
import type { Change, Collection, Reader, Values, Work } from './model.ts';

/** Applies the status definition of an entity to a change of one record. */

const wordsOf = ({ set }: CompleteStatus, status: string): Words => set[status] ?? { en: status, ru: status };

const refusal = (
  code: 'transition' | 'transitionForbidden' | 'copyForbidden' | 'final',
  args: readonly Words[],
  path: string,
): Failure => {
  const { words: message } = new Failure(code, { args });
  return new Failure(code, { args, details: [{ message, type: code, path }] });
};

/**
 * Refuses to change a record whose status is final.
 * @throws Failure 409
 */
export const refuseFinal = ({ entity: { status } }: Collection, { path, before }: Change): void => {
  const from = String(before?.['status']);
  if (status && isFinal(status, from)) throw refusal('final', [wordsOf(status, from)], `${path}.id`);
};

/**
 * Refuses to edit or delete a record that its definition has locked.
 * @throws Failure 409
 */
export const refuseLocked = ({ entity: { locked } }: Collection, { call, path, before }: Change): void => {
  if (call === 'clone' || !isLocked(locked, before)) return;
  const { words: message } = new Failure('locked');
  throw new Failure('locked', { details: [{ message, type: 'locked', path: `${path}.id` }] });
};

/**
 * Refuses a change of status that the definition doesn't know, or that the caller may not make.
 * @throws Failure 409 or 403
 */
export const requireTransition = (
  { entity: { status } }: Collection,
  { path, sent, before }: Change,
  caller: Caller,
): void => {
  if (!status) return;
  const [from, to] = [String(before?.['status']), String(sent['status'])];
  const args = [wordsOf(status, from), wordsOf(status, to)];
  if (from !== to && !leads(status, from, to)) throw refusal('transition', args, `${path}.status`);
  // Setting the same status again changes its reason.
  if (!canTransition(status, from, to, caller)) throw refusal('transitionForbidden', args, `${path}.status`);
};

const needsReason = ({ entity }: Collection, status: unknown): boolean =>
  entity.status?.reason.includes(String(status)) ?? false;

/** Returns the values set by a change of status; none if the record's status is already final. */
export const stepValues = (
  collection: Collection,
  { path, sent, before }: Change,
  { broken }: Work<Reader>,
): Values => {
  if (collection.entity.status && isFinal(collection.entity.status, String(before?.['status']))) return {};
  const due = needsReason(collection, sent['status']);
  if (due && isEmpty(sent['reason'])) broken.push(violation(`${path}.reason`, 'required'));
  const reason = collection.stored.has('blockReason') ? { blockReason: due ? (sent['reason'] ?? null) : null } : {};
  return { status: sent['status'], ...reason };
};

/**
 * Refuses to copy a record whose status the caller may not change: the copy would start in another one.
 * @throws Failure 403
 */
export const refuseCopy = ({ entity: { status } }: Collection, { path, before }: Change, caller: Caller): void => {
  const from = String(before?.['status']);
  if (status && !canLeave(status, from, caller)) throw refusal('copyForbidden', [wordsOf(status, from)], `${path}.id`);
};

/** Returns the status of a copy, if it isn't the one of any new record. */
export const copiedStatus = ({ entity }: Collection, before: Readonly<Values>): Values => {
  const status = entity.status?.copyStatus[String(before['status'])];
  return status === undefined ? {} : { status };
};

/** Returns the status of a record copied along with another: its original's, if anyone may set that. */
export const statusOfCopy = ({ entity: { status } }: Collection, before: Readonly<Values>): Values => {
  const now = String(before['status']);
  return status && !status.copyStatus[now] && !status.enter[now] && !isFinal(status, now) ? { status: now } : {};
};
