import { type Actor, leads, mayLead, type StatusRules } from '../../../domain/statuses.ts';
import type { Choice } from '../choice.ts';
import type { Elements } from '../typed.ts';

/** What people may do to the status of a resource's records. */
export interface Statuses extends StatusRules {
  /** Every status, with its name and mood. */
  choices: readonly Choice[];
  /** Statuses that need a reason. */
  reason?: readonly string[];
  /** Further inputs of the call, asked for together with a reason. */
  inputs?: Elements;
}

/** Whether someone may lead a record from one status to another. */
export const mayChange = (statuses: Statuses, from: string, to: string, actor: Actor): boolean =>
  leads(statuses, from, to) && mayLead(statuses, from, to, actor);

/** The statuses that someone may give to records which have these now. */
export const nextStatuses = (statuses: Statuses, present: readonly string[], actor: Actor): readonly Choice[] =>
  statuses.choices.filter(
    ({ id }) => present.length > 0 && present.every((from) => mayChange(statuses, from, String(id), actor)),
  );
