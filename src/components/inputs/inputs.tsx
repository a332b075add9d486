import type { Validator } from 'ra-core';
import { type ChangeEvent, type ComponentType, createElement, lazy, type ReactElement } from 'react';
import type { Choice } from '../choice.ts';
import type { DurationUnit } from '../fields/DurationField.tsx';
import type { CodeList } from '../codeLists.ts';
import type { FieldName, Fields } from '../typed.ts';

/**
 * The inputs of forms and filters. They are declared beside a resource's list, so what draws them comes later: with the
 * first form or filter that is opened.
 */
const widgets = () => import('./widgets.ts');

/** What every input takes. */
export interface WidgetProps {
  source: string;
  label?: string;
  /** Key of the message below the input. */
  helperText?: string;
  validate?: Validator[];
  readOnly?: boolean;
}

/** The same, its source checked against a record. */
export interface InputProps<R extends object> extends WidgetProps {
  source: FieldName<R>;
}

export interface Input<Own extends object> {
  <R extends object = Fields>(props: InputProps<R> & Own): ReactElement;
}

const input = <Own extends object>(
  pick: (module: Awaited<ReturnType<typeof widgets>>) => ComponentType<WidgetProps & Own>,
): Input<Own> => {
  const Widget: ComponentType<WidgetProps & Own> = lazy(async () => ({ default: pick(await widgets()) }));
  return (props) => createElement(Widget, props);
};

export interface ReferenceProps {
  /** Resource of the records to choose from. */
  reference: string;
  /** Which of them. */
  referenceFilter?: Readonly<Record<string, readonly (string | number)[]>>;
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
  type?: 'email' | 'tel' | 'url';
}
export interface EnumProps {
  choices: readonly Choice[];
  several?: boolean;
}
export interface KnownProps {
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
  children: readonly ReactElement[] | ReactElement;
}
export interface UploadProps {
  scope: 'offer' | 'tenant_logo' | 'tenant_favicon';
  extensions: readonly string[];
  megabytes: number;
}

export const TextInput = input<TextProps>((module) => module.TextWidget);
export const NumberInput = input<object>((module) => module.NumberWidget);
export const BooleanInput = input<BooleanProps>((module) => module.BooleanWidget);
export const PasswordInput = input<object>((module) => module.PasswordWidget);
export const EnumInput = input<EnumProps>((module) => module.EnumWidget);
export const DecimalInput = input<object>((module) => module.DecimalWidget);
export const MoneyInput = input<{ currency: string }>((module) => module.MoneyWidget);
export const PercentInput = input<object>((module) => module.PercentWidget);
export const DayInput = input<object>((module) => module.DayWidget);
export const MomentInput = input<object>((module) => module.MomentWidget);
export const DurationInput = input<{ unit: DurationUnit }>((module) => module.DurationWidget);
export const ReferenceOneInput = input<ReferenceProps>((module) => module.ReferenceOneWidget);
export const ReferenceManyInput = input<ReferenceProps>((module) => module.ReferenceManyWidget);
export const ReverseInput = input<ReverseProps>((module) => module.ReverseWidget);
export const PermissionsInput = input<PermissionsProps>((module) => module.PermissionsWidget);
export const TagsInput = input<TagsProps>((module) => module.TagsWidget);
export const TextsInput = input<object>((module) => module.TextsWidget);
export const CodeListInput = input<KnownProps>((module) => module.CodeListWidget);
export const OwnedListInput = input<ListProps>((module) => module.OwnedListWidget);
export const GroupInput = input<GroupProps>((module) => module.GroupWidget);
export const ParametersInput = input<{ block: string }>((module) => module.ParametersWidget);
export const UploadInput = input<UploadProps>((module) => module.UploadWidget);
