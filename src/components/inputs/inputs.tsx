import { type ComponentType, createElement, lazy, type ReactElement, Suspense } from 'react';
import type { MacroSet } from '../../../domain/traffic/macros.ts';
import type { DurationUnit } from '../fields/DurationField.tsx';
import type { FieldName, Fields } from '../typed.ts';
import { loadRules } from '../validation.ts';
import { withTexts } from '../withTexts.ts';
import type {
  BooleanProps,
  DayEndProps,
  EnumProps,
  ExclusiveProps,
  GroupProps,
  CodeListProps,
  ListProps,
  ModeProps,
  PermissionsProps,
  ReferenceProps,
  ReverseProps,
  TagsProps,
  TextProps,
  UploadProps,
  WidgetProps,
} from './props.ts';

/**
 * The inputs of forms and filters. They are declared next to a resource's list, so their widgets are loaded later: with
 * the first form or filter that is opened.
 */
const widgets = async () => {
  const [module] = await Promise.all([withTexts(import('./widgets.ts')), loadRules()]);
  return module;
};

const Conditional = lazy(async () => ({ default: (await widgets()).Conditional }));

/** Inputs with a calendar, which weighs as much as all the others together. */
const dates = async () => {
  const [module] = await Promise.all([withTexts(import('./dates/widgets.tsx')), loadRules()]);
  return module;
};

/** The same, with its source checked against a record type. */
export interface InputProps<R extends object> extends WidgetProps {
  source: FieldName<R>;
}

export interface Input<Own extends object> {
  <R extends object = Fields>(props: InputProps<R> & Own): ReactElement;
}

type Widget<Own extends object> = ComponentType<WidgetProps & Own>;

const inputOf = <Own extends object>(load: () => Promise<Widget<Own>>): Input<Own> => {
  const Loaded: Widget<Own> = lazy(async () => ({ default: await load() }));
  return (props) => {
    const { source, when, otherwise } = props;
    const input = createElement(Loaded, { ...props, when: undefined, otherwise: undefined });
    return when ? (
      <Suspense>
        <Conditional source={source} when={when} otherwise={otherwise}>
          {input}
        </Conditional>
      </Suspense>
    ) : (
      input
    );
  };
};

const input = <Own extends object>(pick: (module: Awaited<ReturnType<typeof widgets>>) => Widget<Own>): Input<Own> =>
  inputOf(async () => pick(await widgets()));

const dateInput = <Own extends object>(pick: (module: Awaited<ReturnType<typeof dates>>) => Widget<Own>): Input<Own> =>
  inputOf(async () => pick(await dates()));

export const TextInput = input<TextProps>((module) => module.TextWidget);
export const MarkdownInput = input<TextProps>((module) => module.MarkdownWidget);
export const MacroInput = input<TextProps & { macros: MacroSet }>((module) => module.MacroWidget);
export const NumberInput = input<object>((module) => module.NumberWidget);
export const BooleanInput = input<BooleanProps>((module) => module.BooleanWidget);
export const PasswordInput = input<object>((module) => module.PasswordWidget);
export const SecretInput = input<object>((module) => module.SecretWidget);
export const EnumInput = input<EnumProps>((module) => module.EnumWidget);
export const DecimalInput = input<object>((module) => module.DecimalWidget);
export const MoneyInput = input<{ currency: string }>((module) => module.MoneyWidget);
export const PercentInput = input<object>((module) => module.PercentWidget);
export const DayInput = dateInput<object>((module) => module.DayWidget);
export const MomentInput = dateInput<object>((module) => module.MomentWidget);
export const DayEndInput = dateInput<DayEndProps>((module) => module.DayEndWidget);
export const DurationInput = input<{ unit: DurationUnit }>((module) => module.DurationWidget);
export const ReferenceOneInput = input<ReferenceProps>((module) => module.ReferenceOneWidget);
export const ReferenceManyInput = input<ReferenceProps & ModeProps>((module) => module.ReferenceManyWidget);
export const ExclusiveInput = input<ExclusiveProps>((module) => module.ExclusiveWidget);
export const ReverseInput = input<ReverseProps>((module) => module.ReverseWidget);
export const PermissionsInput = input<PermissionsProps>((module) => module.PermissionsWidget);
export const TagsInput = input<TagsProps>((module) => module.TagsWidget);
export const TextsInput = input<object>((module) => module.TextsWidget);
export const CodeListInput = input<CodeListProps>((module) => module.CodeListWidget);
export const ScheduleInput = input<object>((module) => module.ScheduleWidget);
export const OwnedListInput = input<ListProps>((module) => module.OwnedListWidget);
export const RowsInput = input<ListProps>((module) => module.RowsWidget);
export const GroupInput = input<GroupProps>((module) => module.GroupWidget);
export const ParametersInput = input<{ block: string }>((module) => module.ParametersWidget);
export const UploadInput = input<UploadProps>((module) => module.UploadWidget);
