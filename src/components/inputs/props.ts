import type { Validator } from 'ra-core';
import type { ChangeEvent, ReactElement } from 'react';
import type { Choice } from '../choice.ts';
import type { CodeList } from '../codeLists.ts';
import type { Narrowed } from './narrowing.ts';

/** What every input takes. */
export interface WidgetProps {
  source: string;
  label?: string;
  /** Key of the message below the input. */
  helperText?: string;
  validate?: Validator[];
  readOnly?: boolean;
}

/** How the values of an input may be meant: another field says it, with one of these choices, the plain way first. */
export interface ModeProps {
  mode?: { source: string; choices: readonly Choice[] };
}

export interface ReferenceProps {
  /** Resource of the records to choose from. */
  reference: string;
  /** Which of them. */
  referenceFilter?: Narrowed;
}
/** Fields of which a record has one at most; each child edits the field of its place. */
export interface ExclusiveProps {
  sources: readonly string[];
  children: readonly ReactElement<WidgetProps>[];
}
export interface ReverseProps extends ReferenceProps {
  /** What the record itself must be to be referred to so. */
  own?: Readonly<Record<string, readonly (string | number)[]>>;
}
export interface PermissionsProps extends ReferenceProps {
  /** Another set, such as the role's: where the choice differs from it, it says so. */
  base?: readonly number[];
}
export interface BooleanProps {
  /** Told of what a person does, beside the form. */
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
  /** Type of the tags. */
  of: string;
  /** Only tags that are there already, as in filters. */
  fixed?: boolean;
}
export interface ListProps {
  /** What a new row starts with. */
  row?: Readonly<Record<string, unknown>>;
  children: readonly ReactElement[] | ReactElement;
}
export interface GroupProps {
  /** That it may be left out as a whole, and what it begins with once it is set up. */
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
