import type { Choice } from '../choice.ts';
import type { Elements } from '../typed.ts';

/** What people may do to the status of a resource's records. */
export interface Statuses {
  /** Every status, with its name and mood. */
  choices: readonly Choice[];
  /** Those that people may set. */
  byPeople: readonly string[];
  /** Which statuses lead to which; any to any where absent. */
  transitions?: Readonly<Record<string, readonly string[]>>;
  /** Statuses that need a reason. */
  reason?: readonly string[];
  /** Further inputs of the call, asked for together with a reason. */
  inputs?: Elements;
}

/** Whether people may lead a record from one status to another. */
export const mayLead = ({ byPeople, transitions }: Statuses, from: string, to: string): boolean =>
  from !== to && byPeople.includes(to) && (transitions?.[from]?.includes(to) ?? transitions === undefined);

/** The statuses that people may give to records which have these now. */
export const nextStatuses = (statuses: Statuses, present: readonly string[]): readonly Choice[] =>
  statuses.choices.filter(({ id }) => present.length > 0 && present.every((from) => mayLead(statuses, from, String(id))));
