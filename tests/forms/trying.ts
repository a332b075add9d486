import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { rule, ruleMessage } from '../../domain/rules.ts';
import type { Language } from '../../domain/words.ts';
import type { Field } from '../../openapi/define.ts';
import { optionValue } from '../../openapi/kinds.ts';
import { valid } from '../fields/right.ts';
import { type Refused, ruleBreakers } from '../fields/wrong.ts';
import { submit } from './admin.tsx';
import type { FormCase } from './definitions.ts';
import { controlOf, enter, isBoxes, newRow, partOf, said, type } from './typing.ts';

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

/** Fields that one input with their label stands for; others show several inputs, or none of ours. */
export const labelled = ({ fields }: Pick<FormCase, 'fields'>): [string, Field][] =>
  fields.filter(([, field]) => !['list', 'group', 'parameters'].includes(field.kind) && !isBoxes(field));

/** Waits until the inputs of all fields are there: some come with what they offer. */
export const shown = (form: HTMLElement, one: Pick<FormCase, 'fields'>, language: Language = 'en'): Promise<void> =>
  waitFor(() => labelled(one).forEach(([, field]) => controlOf(form, field[language])));

/** Right values of fields that stand together. */
const rowOf = (fields: Fields): Record<string, unknown> =>
  Object(valid({ kind: 'group', fields: { ...fields }, en: '', ru: '', rules: [] }, 1));

interface Place {
  place: HTMLElement;
  fields: Fields;
  language: Language;
}

const enterBeside = async ({ place, fields, language }: Place, values: Record<string, unknown>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    if (fields[name]) await enter({ place, name, field: fields[name], language }, value);
  }
};

/** Types a wrong value beside what makes it wrong, and expects to be told so; what an input can't hold nobody can type. */
const expectRefused = async (
  at: Place,
  name: string,
  { value, beside, rule: broken, about }: Refused,
): Promise<void> => {
  const { place, fields, language } = at;
  await enterBeside(at, beside);
  const control = () => controlOf(place, fields[name]![language]);
  if (!type(control(), String(value))) return;
  await waitFor(() => expect(said(control()), `${name} – ${about}`).toContain(ruleMessage(broken, language)));
  expect(control().getAttribute('aria-invalid'), `${name} – ${about}`).toBe('true');
};

const tryField = async (at: Place, name: string): Promise<void> => {
  const { place, fields, language } = at;
  const field = fields[name]!;
  const wrong = ruleBreakers(name, field).filter(({ value }) => value !== null);
  for (const one of wrong) await expectRefused(at, name, one);

  const right = rowOf(fields);
  const neighbours = new Set(wrong.flatMap(({ beside }) => Object.keys(beside)));
  await enterBeside(at, Object.fromEntries([...neighbours].map((other) => [other, right[other]])));
  const control = () => controlOf(place, field[language]);
  type(control(), String(right[name]));
  await waitFor(() =>
    expect(control().getAttribute('aria-invalid'), `${name} takes ${String(right[name])}`).toBe('false'),
  );
};

const tryFields = async (at: Place): Promise<void> => {
  for (const [name, field] of Object.entries(at.fields)) {
    if (isTyped(field)) await tryField(at, name);
    if (field.kind !== 'list' && field.kind !== 'group') continue;
    const inside =
      field.kind === 'list'
        ? await newRow(partOf(at.place, name))
        : within(at.place).getByRole('group', { name: field[at.language] });
    await shown(inside, { fields: Object.entries(field.fields) }, at.language);
    await tryFields({ ...at, place: inside, fields: field.fields });
  }
};

/**
 * In a form that was just opened: what must be entered is said when it is not; each value that breaks a rule of a field
 * is complained about at that field, in the words of the rule; a right value is not.
 */
export const tryRules = async (form: HTMLElement, one: FormCase, language: Language = 'en'): Promise<void> => {
  const { single } = one.entity;
  const due = labelled(one).filter(
    ([, field]) => field.required && (single ? isTyped(field) : field.default === undefined),
  );
  // A record that is there has its values, which somebody has to take away first.
  if (single) for (const [, field] of due) type(controlOf(form, field[language]), '');
  submit(form, single ? 'edit' : 'create', language);
  for (const [name, field] of due) {
    const message = ruleMessage(rule('required'), language);
    await waitFor(() => expect(said(controlOf(form, field[language])), name).toContain(message));
  }
  await tryFields({ place: form, fields: Object.fromEntries(one.fields), language });
};

/** What an untouched input shows of a field's default. */
export const expectDefault = (form: HTMLElement, field: Field): void => {
  const control = controlOf(form, field.en);
  if (field.kind === 'boolean') expect(control, field.en).toHaveProperty('checked', field.default === true);
  else if (field.kind === 'enumeration' && field.default !== undefined) {
    const option = Object.entries(field.options).find((entry) => optionValue(entry) === field.default);
    expect(control.textContent, field.en).toBe(option?.[1].en);
  } else if (isTyped(field)) expect(control, field.en).toHaveProperty('value', String(field.default ?? ''));
};

/** Enters a right value in every field, other than its default; answers what must be sent. */
export const fillIn = async (form: HTMLElement, { fields }: FormCase): Promise<Record<string, unknown>> => {
  const due: Record<string, unknown> = {};
  for (const [name, field] of fields) {
    const value = await enter(
      { place: form, name, field },
      field.kind === 'boolean' ? field.default !== true : valid(field, 1),
    );
    if (value !== undefined) due[name] = value;
  }
  return due;
};
