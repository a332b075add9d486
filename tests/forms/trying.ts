import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { holds } from '../../domain/conditions.ts';
import { rule, ruleMessage } from '../../domain/rules.ts';
import type { Field } from '../../openapi/define.ts';
import { isRequiredThen } from '../../openapi/required-then.ts';
import { optionValue } from '../../openapi/kinds.ts';
import { coherent } from '../fields/right.ts';
import { besideOf, type Refused, ruleBreakers } from '../fields/wrong.ts';
import { submit } from './admin.tsx';
import type { FormCase } from './definitions.ts';
import { refuseNext } from './network.ts';
import { controlOf, enter, isBoxes, newRow, partOf, said, setUp, type, typedText } from './typing.ts';

type Fields = Readonly<Record<string, Field>>;

/** Kinds whose value a person types as text, and so can get wrong. */
const kindsTyped = [
  'text',
  'email',
  'phone',
  'url',
  'hostName',
  'ip',
  'hash',
  'password',
  'integer',
  'decimal',
  'money',
  'percent',
  'duration',
  'date',
];
export const isTyped = ({ kind }: Field): boolean => kindsTyped.includes(kind);

type Shown = Pick<FormCase, 'fields' | 'values'>;

const defaultsOf = (fields: FormCase['fields']): Record<string, unknown> =>
  Object.fromEntries(fields.map(([name, field]) => [name, field.default]));

/**
 * Fields that one input with their label stands for; others show several inputs, or none of ours. Those that don't
 * apply are not shown.
 */
export const labelled = ({ fields, values }: Shown): [string, Field][] =>
  fields.filter(
    ([, field]) =>
      !['list', 'rows', 'group', 'parameters', 'schedule', 'secret'].includes(field.kind) &&
      !isBoxes(field) &&
      holds(field.when ?? {}, { ...defaultsOf(fields), ...values }),
  );

/** Whether something must be entered where the field is shown. */
export const isDue = (field: Field): boolean => field.required === true || isRequiredThen(field);

/** Waits until the inputs of all fields are there: some come with what they offer. */
export const shown = (form: HTMLElement, one: Shown): Promise<void> =>
  waitFor(() => labelled(one).forEach(([, field]) => controlOf(form, field.en)));

interface Place {
  place: HTMLElement;
  fields: Fields;
}

const enterBeside = async ({ place, fields }: Place, values: Record<string, unknown>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    if (fields[name]) await enter({ place, name, field: fields[name] }, value);
  }
};

/** Types a wrong value beside what makes it wrong, and expects to be told so; what an input can't hold nobody can type. */
const expectRefused = async (
  at: Place,
  name: string,
  { value, beside, rule: broken, about }: Refused,
): Promise<void> => {
  const { place, fields } = at;
  await enterBeside(at, beside);
  const control = () => controlOf(place, fields[name]!.en);
  if (!type(control(), typedText(fields[name]!, value))) return;
  await waitFor(() => expect(said(control()), `${name} – ${about}`).toContain(ruleMessage(broken, 'en')));
  expect(control().getAttribute('aria-invalid'), `${name} – ${about}`).toBe('true');
};

const tryField = async (at: Place, name: string): Promise<void> => {
  const { place, fields } = at;
  const field = fields[name]!;
  const wrong = ruleBreakers(name, field).filter(({ value }) => value !== null);
  await enterBeside(at, besideOf(field));
  for (const one of wrong) await expectRefused(at, name, one);

  const right = { ...coherent(fields, 1), ...besideOf(field) };
  const neighbours = new Set(wrong.flatMap(({ beside }) => Object.keys(beside)));
  await enterBeside(at, Object.fromEntries([...neighbours].map((other) => [other, right[other]])));
  const control = () => controlOf(place, field.en);
  type(control(), typedText(field, right[name]));
  await waitFor(() =>
    expect(control().getAttribute('aria-invalid'), `${name} takes ${String(right[name])}`).toBe('false'),
  );
};

const tryFields = async (at: Place): Promise<void> => {
  for (const [name, field] of Object.entries(at.fields)) {
    if (isTyped(field)) await tryField(at, name);
    if (field.kind !== 'list' && field.kind !== 'rows' && field.kind !== 'group') continue;
    const inside =
      field.kind !== 'group'
        ? await newRow(partOf(at.place, name))
        : setUp(within(at.place).getByRole('group', { name: field.en }));
    await shown(inside, { fields: Object.entries(field.fields) });
    await tryFields({ ...at, place: inside, fields: field.fields });
  }
};

/**
 * In a form that was just opened: what must be entered is said when it is not; each value that breaks a rule of a field
 * is complained about at that field, in the words of the rule; a right value is not.
 */
export const tryRules = async (form: HTMLElement, one: FormCase, kind: 'create' | 'edit'): Promise<void> => {
  await tryAbsence(form, one, kind);
  await tryFields({ place: form, fields: Object.fromEntries(one.fields) });
};

/** In a form that was just opened: what must be entered is said when it is not. */
export const tryAbsence = async (form: HTMLElement, one: FormCase, kind: 'create' | 'edit'): Promise<void> => {
  const due = labelled(one).filter(
    ([, field]) => isDue(field) && (kind === 'edit' ? isTyped(field) : field.default === undefined),
  );
  // A record that is there has its values, which someone has to take away first.
  if (kind === 'edit') for (const [, field] of due) type(controlOf(form, field.en), '');
  submit(form, kind);
  const message = ruleMessage(rule('required'), 'en');
  for (const [name, field] of due)
    await waitFor(() => expect(said(controlOf(form, field.en)), name).toContain(message));
};

/** What the server of these tests says when it refuses a field. */
export const told = (name: string): string => `The server says this of ${name}`;

/** Has the next call refused for every field, sends the form, and expects to be told so at each. */
export const refuseAll = async (
  form: HTMLElement,
  { entity, ...one }: FormCase,
  kind: 'create' | 'edit',
): Promise<void> => {
  const fields = labelled(one);
  refuseNext(
    entity.path,
    fields.map(([name]) => ({ message: told(name), type: 'unique', path: `items.0.${name}` })),
  );
  submit(form, kind);
  for (const [name, field] of fields)
    await waitFor(() => expect(said(controlOf(form, field.en)), name).toContain(told(name)));
};

/** What an untouched input shows of a field's default. */
export const expectDefault = (form: HTMLElement, field: Field): void => {
  const control = controlOf(form, field.en);
  if (field.kind === 'boolean') expect(control, field.en).toHaveProperty('checked', field.default === true);
  else if (field.kind === 'enumeration' && field.default !== undefined) {
    const option = Object.entries(field.options).find((entry) => optionValue(entry) === field.default);
    expect(control.textContent, field.en).toBe(option?.[1].en);
  } else if (isTyped(field)) expect(control, field.en).toHaveProperty('value', typedText(field, field.default ?? ''));
};

/** Enters a right value in every field, other than its default; answers what must be sent. */
export const fillIn = async (form: HTMLElement, { fields }: FormCase): Promise<Record<string, unknown>> => {
  const due: Record<string, unknown> = {};
  const right = coherent(Object.fromEntries(fields), 1);
  for (const [name, field] of fields) {
    if (!holds(field.when ?? {}, { ...defaultsOf(fields), ...due })) continue;
    const value = await enter(
      { place: form, name, field },
      field.kind === 'boolean' ? field.default !== true : right[name],
    );
    if (value !== undefined) due[name] = value;
  }
  return due;
};
