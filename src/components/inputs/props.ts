import type { Validator } from 'ra-core';
import type { ChangeEvent, ReactElement } from 'react';
import type { Condition } from '../../../domain/conditions.ts';
import type { Choice } from '../choice.ts';
import type { CodeList } from '../codeLists.ts';
import type { Filter, Narrowed } from './narrowing.ts';

/** Props of every input. */
export interface WidgetProps {
  source: string;
  label?: string;
  /** Key of the message below the input. */
  helperText?: string;
  validate?: Validator[];
  readOnly?: boolean;
  /** The values of the fields next to it with which the input is shown; always if absent. */
  when?: Condition | undefined;
  /** What the field has while its input is not shown, if not null. */
  otherwise?: unknown;
}

/** How an input's values may be meant: another field says so, with one of these choices, the default one first. */
export interface ModeProps {
  mode?: { source: string; choices: readonly Choice[] };
}

export interface ReferenceProps {
  /** Resource of the records to choose from. */
  reference: string;
  /** Which records are offered. */
  referenceFilter?: Narrowed;
}
/** Fields of which a record has at most one; each child edits the field at its position. */
export interface ExclusiveProps {
  sources: readonly string[];
  children: readonly ReactElement<WidgetProps>[];
}
export interface ReverseProps extends ReferenceProps {
  /** What the record itself must be like to be referred to this way. */
  own?: Readonly<Record<string, readonly (string | number)[]>>;
}
export interface PermissionsProps extends ReferenceProps {
  /** Another set to compare with, such as the role's; differences are marked. */
  base?: readonly number[];
}
export interface BooleanProps {
  /** Called on user input, in addition to updating the form. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}
export interface TextProps {
  multiline?: boolean;
  autoFocus?: boolean;
  type?: 'email' | 'tel' | 'url';
}
export interface EnumProps {
  choices: readonly Choice[];
  several?: boolean;
}
export interface CodeListProps extends ModeProps {
  of: CodeList;
  several?: boolean;
}
export interface TagsProps extends ReferenceProps {
  referenceFilter?: Filter;
  /** Type of the tags. */
  of: string;
  /** Only existing tags, as in filters. */
  fixed?: boolean;
}
export interface ListProps {
  /** The initial values of a new row. */
  row?: Readonly<Record<string, unknown>>;
  children: readonly ReactElement[] | ReactElement;
}
export interface GroupProps {
  /** Makes the group optional; these are its initial values once it is set up. */
  absent?: Readonly<Record<string, unknown>>;
  children: readonly ReactElement[] | ReactElement;
}
export interface DayEndProps {
  /** Whether it stands for the day's first second or its last. */
  end: 'from' | 'to';
}
export interface UploadProps {
  scope: 'offer' | 'tenant_logo' | 'tenant_favicon';
  extensions: readonly string[];
  megabytes: number;
}
