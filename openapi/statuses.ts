import type { ActorRule } from '../domain/statuses.ts';
import type { Words } from '../domain/words.ts';
import { type Field, type RoleType, roleTypes, type Tone } from './field.ts';

/** What a definition says of its statuses. */

/** Role types, said so that none can be misspelt; or a permission, by its name in code. */
type By = readonly RoleType[] | { readonly permission: string };

/** Everybody but affiliates. */
export const staff: readonly RoleType[] = roleTypes.filter((type) => type !== 'affiliate');
/** The server alone. */
export const nobody: readonly RoleType[] = [];
/** Those who hold this permission. */
export const holding = (permission: string): By => ({ permission });

export interface StatusValue extends Words {
  /** What the list's tab of such records is called, where that is another word than a single record's. */
  plural?: Words;
  /** The Russian beside nouns of these genders, where it is an adjective; `ru` is masculine. */
  feminine?: string;
  neuter?: string;
  /** What a button says that leads records into it: `Block`. */
  verb?: Words;
  tone: Tone;
  /** Who leads records into it; everyone who may change statuses where absent. */
  enter?: By;
  /** Who leads records out of it, and so may copy them; likewise. */
  leave?: By;
  /** The status of a copy of a record that has this one; that of a new record where absent. */
  copied?: string;
  /** Nothing leads out of it: the record can only be read from then on, and no other may begin to refer to it. */
  final?: boolean;
}

export interface Status {
  set: Record<string, StatusValue>;
  /** The status of a new record; the first of the set where absent. */
  initial?: string;
  /** Which statuses lead to which; where absent, any to any. */
  transitions?: Record<string, readonly string[]>;
  /** Statuses that need a reason of 1 to 500 characters, kept in `blockReason`. */
  reason?: readonly string[];
  /** The last segment of the call's path. */
  call?: 'change_status' | 'change_block';
  /** Further fields of the call's items, taken by the entity's hooks. */
  fields?: Record<string, Field>;
}

/** The same with everything filled in that was left unsaid, and what each status says of itself gathered by its name. */
export interface CompleteStatus extends Required<Omit<Status, 'transitions'>> {
  transitions?: Record<string, readonly string[]> | undefined;
  /** Those that people give; the rest is the server's to give. */
  byPeople: readonly string[];
  enter: Record<string, ActorRule>;
  leave: Record<string, ActorRule>;
  final: readonly string[];
  copied: Record<string, string>;
}

const isNobody = (who: ActorRule | undefined): boolean => who !== undefined && 'length' in who && who.length === 0;

export const completeStatus = ({ set, ...said }: Status): CompleteStatus => {
  const entries = Object.entries(set);
  const gathered = <Value>(of: (value: StatusValue) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      entries.flatMap(([name, value]) => {
        const found = of(value);
        return found === undefined ? [] : [[name, found]];
      }),
    );
  return {
    set,
    initial: said.initial ?? entries[0]![0],
    transitions: said.transitions,
    byPeople: entries.flatMap(([name, { enter }]) => (isNobody(enter) ? [] : [name])),
    reason: said.reason ?? [],
    call: said.call ?? 'change_status',
    fields: said.fields ?? {},
    enter: gathered(({ enter }) => (isNobody(enter) ? undefined : enter)),
    leave: gathered(({ leave }) => leave),
    final: entries.flatMap(([name, { final }]) => (final ? [name] : [])),
    copied: gathered(({ copied }) => copied),
  };
};
