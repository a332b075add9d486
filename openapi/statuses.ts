import type { ActorRule } from '../domain/statuses.ts';
import type { Words } from '../domain/text/words.ts';
import { type Field, type RoleType, roleTypes, type Tone } from './field.ts';

/** What a definition specifies about its statuses. */

/** Role types, typed so that none can be misspelt; or a permission, by its name in code. */
type AllowedActors = readonly RoleType[] | { readonly permission: string };

/** Everyone but affiliates. */
export const staff: readonly RoleType[] = roleTypes.filter((type) => type !== 'affiliate');
/** Only the server. */
export const serverOnly: readonly RoleType[] = [];
/** Those who hold this permission. */
export const withPermission = (permission: string): AllowedActors => ({ permission });

export interface StatusValue extends Words {
  /** The name of the list's tab of such records, if it differs from a single record's. */
  plural?: Words;
  /** The Russian form next to nouns of these genders, if it is an adjective; `ru` is masculine. */
  feminine?: string;
  neuter?: string;
  /** The label of a button that moves records into it: `Block`. */
  verb?: Words;
  tone: Tone;
  /** Who may move records into it; everyone who may change statuses if absent. */
  enter?: AllowedActors;
  /** Who may move records out of it, and so may copy them; likewise. */
  leave?: AllowedActors;
  /** The status of a copy of a record in this one; that of a new record if absent. */
  copyStatus?: string;
  /** It can't be left: from then on the record is read-only, and no new references to it are accepted. */
  final?: boolean;
  /** Its records stay wherever they are referred to, and get no new references, but for fields with `acceptsRetired`. */
  retired?: boolean;
}

export interface Status {
  set: Record<string, StatusValue>;
  /** The status of a new record; the first of the set if absent. */
  initial?: string;
  /** Which statuses each can change to; any to any if absent. */
  transitions?: Record<string, readonly string[]>;
  /** Statuses that need a reason of 1 to 500 characters, stored in `blockReason`. */
  reason?: readonly string[];
  /** The last segment of the call's path. */
  call?: 'change_status' | 'change_block';
  /** Further fields of the call's items, handled by the entity's hooks. */
  fields?: Record<string, Field>;
}

/** The same with all defaults filled in, and with each status's settings collected by its name. */
export interface CompleteStatus extends Required<Omit<Status, 'transitions'>> {
  transitions?: Record<string, readonly string[]> | undefined;
  /** Those that people can set; only the server sets the rest. */
  byPeople: readonly string[];
  enter: Record<string, ActorRule>;
  leave: Record<string, ActorRule>;
  final: readonly string[];
  retired: readonly string[];
  copyStatus: Record<string, string>;
}

const isServerOnly = (who: ActorRule | undefined): boolean => who !== undefined && 'length' in who && who.length === 0;

export const completeStatus = ({ set, ...rest }: Status): CompleteStatus => {
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
    initial: rest.initial ?? entries[0]![0],
    transitions: rest.transitions,
    byPeople: entries.flatMap(([name, { enter }]) => (isServerOnly(enter) ? [] : [name])),
    reason: rest.reason ?? [],
    call: rest.call ?? 'change_status',
    fields: rest.fields ?? {},
    enter: gathered(({ enter }) => (isServerOnly(enter) ? undefined : enter)),
    leave: gathered(({ leave }) => leave),
    final: entries.flatMap(([name, { final }]) => (final ? [name] : [])),
    retired: entries.flatMap(([name, { retired }]) => (retired ? [name] : [])),
    copyStatus: gathered(({ copyStatus }) => copyStatus),
  };
};

/** Returns the statuses whose records get no new references from a field: final ones, and retired ones unless it takes them. */
export const closedTo = (status: CompleteStatus | undefined, acceptsRetired: boolean | undefined): readonly string[] =>
  status ? [...status.final, ...(acceptsRetired ? [] : status.retired)] : [];
