import type { MacroSet } from '../domain/macros.ts';
import type { Rule } from '../domain/rules.ts';
import type { Words } from '../domain/words.ts';

/** What a field of a definition is. How one is written, `fields.ts` says. */

/** Role types of the people who sign in. */
export const roleTypes = ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'] as const;
export type RoleType = (typeof roleTypes)[number];

/** What an entity's records may have done to them, whatever it is about; fields that name entities name those with a trait. */
export type EntityTrait = 'notes' | 'schedulable';

/** What a form says of a field instead of what is said of it everywhere else. */
export interface Said {
  label?: Words;
  help?: Words;
}

/** Fields that take each other's place: a record has one of them, or none where that is not `required`. */
export interface ExclusiveSet extends Words {
  name: string;
  /** In the order in which a form offers them; the first one stands for all of them in forms and columns. */
  fields: readonly string[];
  required: boolean;
}

/** How contact data are masked: a first letter, the ends of a number, a host, a network, a site, or nothing but names. */
export type ContactKind = 'name' | 'phone' | 'email' | 'address' | 'link' | 'values';

/** What every kind of field can say of itself, beside its label in both languages. */
export interface FieldOptions<Value = unknown> extends Words {
  /** A sentence below the input and in the API reference. */
  help?: Words;
  /** What the form of a new record says instead. */
  onCreate?: Said;
  /** What the form of a record says instead that is there. */
  onEdit?: Said;
  required?: boolean;
  default?: Value;
  /** Set by the server alone. */
  readOnly?: boolean;
  /** Set when the record is made, never after. */
  createOnly?: boolean;
  /** Taken, never shown. */
  writeOnly?: boolean;
  /**
   * Said anew with each edit, such as why it is made: forms begin without what it says, and send what is typed even where it
   * says the same.
   */
  saidAnew?: boolean;
  /** Affiliates neither see nor set it, nor can they filter, sort or search by it. */
  staffOnly?: boolean;
  /** Affiliates see it and can't set it. */
  staffEdits?: boolean;
  /**
   * What it says of a person who is nobody's colleague. It is masked wherever it is read, until someone who may see it
   * asks for it in full, which is written down; no list is sorted, narrowed or searched by it.
   */
  contact?: ContactKind;
  /** Told to the one alone whose id this field of the record has, `id` being the record itself; null for everybody else. */
  ownerOnly?: string;
  /** Sent only when a call asks for it: `with=field`. */
  onRequest?: boolean;
  /** `search=` looks into it. */
  searchable?: boolean;
  /** `orderBy=` takes it by an index; where this is not said, the kind decides, without one (`isSortable`). */
  sortable?: boolean;
  /** A parameter of the list takes it. */
  filterable?: boolean;
  /** No two records of a tenant, or of all tenants of the installation, share its value (letter case aside). */
  unique?: boolean | 'installation';
  /** It has no column: the entity's hooks supply its value and, where it can be set, take it. */
  computed?: boolean;
  /** Of values that may be meant to be left out: the enumeration beside it that says how they are meant, its first option plainly. */
  mode?: string;
  /** The set it belongs to, of which a record has one at most; `exclusive` of the definition says it. */
  exclusive?: ExclusiveSet;
  /** The field's name before this one: the migration renames the column and keeps its data. */
  renamedFrom?: string;
  /** The component that edits it where that of its kind says too little: a name out of `src/components/inputs/inputs.tsx`. */
  input?: string;
  /** Likewise the one that shows it: the name of a file in `src/components/fields`. */
  column?: string;
}

interface Base extends FieldOptions {
  rules: Rule[];
}

export interface Option extends Words {
  /** What stands on the wire and in the database; the option's key where absent. */
  id?: number;
  /** The mood of its chip. */
  tone?: Tone;
}
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';
export type Options = Record<string, Option>;

/** Lists that are nobody's records: countries, languages, … (`GET /user/info`). */
export type CodeList = 'isoCountries' | 'languages' | 'isoLanguages' | 'timezones';

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days';

/** A field of a definition; `kind` decides everything that follows from it (see `kinds.ts`). */
export type Field = Base &
  (
    | { kind: 'id' | 'secureId' | 'email' | 'phone' | 'hostName' | 'ip' | 'hash' | 'password' | 'secret' }
    | { kind: 'texts' | 'schedule' }
    | { kind: 'codeList'; of: CodeList; several: boolean }
    | { kind: 'integer' | 'decimal' | 'percent' | 'boolean' | 'date' | 'timestamp' }
    | { kind: 'text'; multiline: boolean; macros?: MacroSet }
    | { kind: 'url'; macros?: MacroSet }
    | { kind: 'money'; currency: string }
    | { kind: 'enumeration'; options: Options; several: boolean; ofEntities?: EntityTrait }
    | { kind: 'duration'; unit: DurationUnit }
    | { kind: 'one'; entity: string; referenceFilter?: ReferenceFilter; isOwner?: boolean }
    | { kind: 'many'; entity: string; referenceFilter?: ReferenceFilter }
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

/** Narrows a reference to records whose fields have one of these values. */
export type ReferenceFilter = Record<string, readonly (string | number)[]>;
