import type { Condition } from '../domain/conditions.ts';
import type { MacroSet } from '../domain/traffic/macros.ts';
import type { Rule } from '../domain/rules.ts';
import type { Words } from '../domain/text/words.ts';

/** The types of a definition's fields. `fields.ts` shows how to write one. */

/** Role types of the people who sign in. */
export const roleTypes = ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'] as const;
export type RoleType = (typeof roleTypes)[number];

/**
 * What can be done with an entity's records, whatever it is about; a field that names entities offers those with a
 * trait.
 */
export type EntityTrait = 'notes' | 'schedulable';

/** The texts of a field in one form, instead of its usual ones. */
export interface FormTexts {
  label?: Words;
  help?: Words;
}

/** Mutually exclusive fields: a record has one of them, or none if that is not `required`. */
export interface ExclusiveSet extends Words {
  name: string;
  /** In the order in which a form offers them; the first one represents all of them in forms and columns. */
  fields: readonly string[];
  required: boolean;
}

/**
 * What remains of contact data when masked: a first letter, the ends of a number, a host, a network, a site, or only
 * names.
 */
export type ContactKind = 'name' | 'phone' | 'email' | 'address' | 'link' | 'values';

/** The options of every kind of field, in addition to its label in both languages. */
export interface FieldOptions<Value = unknown> extends Words {
  /** A sentence below the input and in the API reference. */
  help?: Words;
  /** Used instead in the form of a new record. */
  onCreate?: FormTexts;
  /** Used instead in the form of an existing record. */
  onEdit?: FormTexts;
  required?: boolean;
  default?: Value;
  /** Set by the server alone. */
  readOnly?: boolean;
  /** Set when the record is created, never after. */
  createOnly?: boolean;
  /** Accepted, but never shown. */
  writeOnly?: boolean;
  /**
   * Given again with each edit, such as its reason: forms start with it empty, and send what is typed even if it is
   * unchanged.
   */
  reentered?: boolean;
  /** Affiliates can neither see nor set it, nor filter, sort or search by it. */
  staffOnly?: boolean;
  /**
   * The permission that it takes to see it; for anyone without it, it doesn’t exist. Only lists may show it, on request.
   */
  permission?: string;
  /** Affiliates can see it but not set it. */
  affiliateReadOnly?: boolean;
  /**
   * Contact data of someone who is not a colleague. It is masked wherever it is read, until someone permitted to see it
   * requests it in full, which is logged; lists can't be sorted, filtered or searched by it.
   */
  contact?: ContactKind;
  /**
   * Shown only to the user whose id is in this field of the record, `id` being the record itself; null for all others.
   */
  ownerOnly?: string;
  /**
   * Empty for affiliates as long as they can’t see the record that it refers to, and not found by its filter then; for
   * records that can be hidden from them later.
   */
  hiddenWithTarget?: true;
  /** Sent only if a call asks for it: `with=field`. */
  onRequest?: boolean;
  /** Searched by `search=`. */
  searchable?: boolean;
  /** `orderBy=` takes it, with an index; if not set, the kind decides, and there is no index (`isSortable`). */
  sortable?: boolean;
  /**
   * A list parameter filters by it, with an index for most kinds; `unindexed` for fields of events, where an index would
   * cost more with each event than its use is worth.
   */
  filterable?: boolean | 'unindexed';
  /** Unique within a tenant, or across all tenants of the installation (ignoring letter case). */
  unique?: boolean | 'installation';
  /** It has no column: the entity's hooks supply its value and, if it can be set, store it. */
  computed?: boolean;
  /**
   * For values that may also be meant as excluded: the enumeration next to it that says so; its first option means
   * included.
   */
  mode?: string;
  /** The values of the fields next to it with which it applies: written `when(…)`. */
  when?: Condition;
  /** The exclusive set that it belongs to, taken from the definition's `exclusive`. */
  exclusive?: ExclusiveSet;
  /** The field's previous name: the migration renames the column and keeps its data. */
  renamedFrom?: string;
  /** The component that edits it if that of its kind isn't enough: a name from `src/components/inputs/inputs.tsx`. */
  input?: string;
  /** Likewise the one that displays it: the name of a file in `src/components/fields`. */
  column?: string;
}

interface Base extends FieldOptions {
  rules: Rule[];
}

export interface Option extends Words {
  /** The value in the API and the database; the option's key if absent. */
  id?: number;
  /** The tone of its chip. */
  tone?: Tone;
}
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';
export type Options = Record<string, Option>;

/** Lists of codes that are not records: countries, languages, … (`GET /user/info`). */
export type CodeList = 'isoCountries' | 'languages' | 'isoLanguages' | 'timezones';

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days';

/** A field of a definition; `kind` decides everything that follows from it (see `kinds.ts`). */
export type Field = Base &
  (
    | { kind: 'id' | 'secureId' | 'email' | 'phone' | 'hostName' | 'ip' | 'hash' | 'password' | 'secret' }
    | { kind: 'texts' | 'schedule' }
    | { kind: 'codeList'; of: CodeList; several: boolean }
    | { kind: 'integer' | 'decimal' | 'percent' | 'boolean' | 'date' | 'timestamp' }
    | { kind: 'text'; multiline: boolean; commas?: boolean; macros?: MacroSet }
    | { kind: 'url'; macros?: MacroSet }
    | { kind: 'money'; currency: string }
    | { kind: 'enumeration'; options: Options; several: boolean; ofEntities?: EntityTrait }
    | { kind: 'duration'; unit: DurationUnit }
    | { kind: 'one'; entity: string; referenceFilter?: ReferenceFilter; acceptsRetired?: boolean; isOwner?: boolean }
    | { kind: 'many'; entity: string; referenceFilter?: ReferenceFilter; acceptsRetired?: boolean }
    | { kind: 'tags'; of: string }
    | { kind: 'reverse'; entity: string; field: string; columns: readonly string[]; referenceFilter?: ReferenceFilter }
    | { kind: 'rows'; entity: string; field: string; fields: Record<string, Field> }
    | { kind: 'list'; fields: Record<string, Field> }
    | { kind: 'group'; fields: Record<string, Field> }
    | { kind: 'parameters'; block: string }
    | { kind: 'file'; scope: string; extensions: readonly string[]; megabytes: number }
  );

export type Kind = Field['kind'];
export type FieldOf<K extends Kind> = Field & { kind: K };

/** Limits a reference to records whose fields have one of these values. */
export type ReferenceFilter = Record<string, readonly (string | number)[]>;
