import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { holds } from '../../domain/conditions.ts';
import { formatDateTime } from '../../domain/time/dates.ts';
import { recordOf } from '../../domain/records.ts';
import { isSchedule, weekdays } from '../../domain/time/schedule.ts';
import { weekdayNames } from '../../domain/time/schedule-text.ts';
import type { Field } from '../../openapi/define.ts';
import { fieldsInside, isNullable, optionValues } from '../../openapi/kinds.ts';
import { getReadInformationResponseMock } from '../../src/generated/msw/referenceData.ts';
import { coherent } from '../fields/right.ts';
import { submit } from './admin.tsx';
import type { FormCase } from './definitions.ts';
import { refuseNext } from './network.ts';
import { isDue, isTyped, told } from './trying.ts';
import {
  boxesOf,
  controlOf,
  enter,
  isBoxes,
  optionLabel,
  partOf,
  type Place,
  said,
  setUp,
  type,
  typedText,
  zone,
} from './typing.ts';

/** The form of a record that is there: whether it shows what the record has, and what changing that sends. */

type Values = Readonly<Record<string, unknown>>;

/** Fields that a person can set in a record with these values; others don't apply, or never change. */
const open = (fields: readonly [string, Field][], values: Values): [string, Field][] =>
  fields.filter(
    ([, field]) =>
      !field.readOnly && !field.createOnly && field.kind !== 'parameters' && holds(field.when ?? {}, values),
  );

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

// Roles are looked for in hidden parts too: jsdom misreads some of the styles that hide parts of a form.

/** What stands around a control and belongs to it: its chips, its buttons. */
const around = (control: HTMLElement): HTMLElement => {
  const part = control.closest<HTMLElement>('.MuiAutocomplete-root');
  if (!part) throw new Error('Nothing can be chosen there');
  return part;
};

/** Where a picture stands beside the buttons that replace and remove it. */
const pictureOf = (control: HTMLElement): HTMLElement => control.parentElement!;

const chipsOf = (control: HTMLElement): string[] =>
  [...around(control).querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent ?? '');

/** The rows of a list, without those inside its rows. */
const rowsOf = (place: HTMLElement, name: string): HTMLElement[] => {
  const list = partOf(place, name);
  const outer = list.closest('li');
  return within(list)
    .queryAllByRole('listitem', { hidden: true })
    .filter((one) => one.parentElement?.closest('li') === outer);
};

const firstRow = (place: HTMLElement, name: string): HTMLElement => {
  const [first] = rowsOf(place, name);
  if (!first) throw new Error(`${name} has no row`);
  return first;
};

const codeTitle = (of: (Field & { kind: 'codeList' })['of'], code: unknown): string => {
  const known = getReadInformationResponseMock().data[of].find(({ id }) => id === code);
  if (!known) throw new Error(`${String(code)} is no code that the example has`);
  return known.title;
};

/** What the chips of several values say, or the input of one: of records, that each has a name. */
const expectNames = (control: HTMLElement, isSeveral: boolean, names: readonly unknown[]): void => {
  const shown = isSeveral ? chipsOf(control) : [(control as HTMLInputElement).value].filter(Boolean);
  expect(shown).toEqual(names);
};

const expectSchedule = async (group: HTMLElement, value: unknown): Promise<void> => {
  await within(group).findByRole('button', { name: 'Add hours', hidden: true });
  const ranges = isSchedule(value) ? value.ranges : [];
  expect(within(group).queryAllByRole('group', { name: /^Hours \d+$/, hidden: true })).toHaveLength(ranges.length);
  for (const [place, { days, from, to }] of ranges.entries()) {
    const row = within(group).getByRole('group', { name: `Hours ${place + 1}`, hidden: true });
    const pressed = weekdays.filter(
      (day) =>
        row.querySelector(`[aria-label="${weekdayNames[day].long.en}"]`)?.getAttribute('aria-pressed') === 'true',
    );
    expect(pressed).toEqual(days);
    expect(controlOf(row, 'From')).toHaveProperty('value', from);
    expect(controlOf(row, 'To')).toHaveProperty('value', to);
  }
};

/** Expects the input of a field to show the value that a record has; of a secret, when it was set. */
const expectShown = async ({ place, name, field }: Place, value: unknown): Promise<void> => {
  const control = () => controlOf(place, field.en);
  switch (field.kind) {
    case 'boolean':
      return expect(control()).toHaveProperty('checked', value === true);
    case 'enumeration': {
      const labels = [value ?? []].flat().map((one) => optionLabel(field, one));
      if (field.several) return expectNames(control(), true, labels);
      return expect(control().textContent?.replace('\u200B', '')).toBe(labels.join());
    }
    case 'one':
    case 'many':
    case 'reverse':
    case 'tags': {
      const each = [value ?? []].flat().map(() => expect.stringMatching(/\S/));
      if (!isBoxes(field)) return waitFor(() => expectNames(control(), field.kind !== 'one', each));
      const boxes = await boxesOf(place, field.en);
      return expect(boxes.filter((box) => box.checked)).toHaveLength(each.length);
    }
    case 'codeList': {
      const titles = [value ?? []].flat().map((code) => codeTitle(field.of, code));
      return waitFor(() => expectNames(control(), field.several === true, titles));
    }
    case 'texts':
      return expectNames(control(), true, [value ?? []].flat());
    case 'list':
    case 'rows': {
      const rows = [value ?? []].flat() as Values[];
      await waitFor(() => expect(rowsOf(place, name)).toHaveLength(rows.length));
      for (const [at, row] of rows.entries()) await expectInside(rowsOf(place, name)[at]!, field.fields, row);
      return;
    }
    case 'group': {
      const group = within(place).getByRole('group', { name: field.en, hidden: true });
      if (isGiven(value)) return expectInside(group, field.fields, recordOf(value));
      return expect(within(group).queryByRole('button', { name: 'Leave out' })).toBeNull();
    }
    case 'file':
      return expect(pictureOf(control()).querySelector('img') !== null).toBe(isGiven(value));
    case 'timestamp':
      return expect(control()).toHaveProperty('value', isGiven(value) ? formatDateTime(Number(value), zone) : '');
    case 'schedule':
      return expectSchedule(await within(place).findByRole('group', { name: field.en, hidden: true }), value);
    default:
      return expect(control()).toHaveProperty('value', typedText(field, value ?? ''));
  }
};

const expectField = async (at: Place, values: Values): Promise<void> => {
  const { place, name, field } = at;
  try {
    if (field.kind !== 'secret') return await expectShown(at, values[name]);
    const setAt = values[`${name}SetAt`];
    if (isGiven(setAt)) expect(partOf(place, name).textContent).toContain(formatDateTime(Number(setAt), zone));
  } catch (fault) {
    throw new Error(`${name} is not shown as it is: ${String(recordOf(fault)['message'])}`, { cause: fault });
  }
};

const expectInside = async (place: HTMLElement, fields: Readonly<Record<string, Field>>, values: Values) => {
  for (const [name, field] of open(Object.entries(fields), values)) {
    await waitFor(() => (fieldsInside(field) ? partOf(place, name) : controlOf(place, field.en)));
    await expectField({ place, name, field }, values);
  }
};

/** Expects every input of a form to show what the record has. */
export const expectRecord = async (form: HTMLElement, { fields, values = {} }: FormCase): Promise<void> => {
  for (const [name, field] of open(fields, values)) await expectField({ place: form, name, field }, values);
};

/** Takes a value away, as far as its input offers that; answers what is left. */
const clear = (control: HTMLElement): unknown => {
  const chip = around(control).querySelector('.MuiChip-deleteIcon');
  const button = chip ?? around(control).querySelector('.MuiAutocomplete-clearIndicator');
  if (!button) throw new Error('Nobody can take that away');
  fireEvent.click(button);
  return chip ? [] : null;
};

/** The first field inside whose value a person can type over, and nothing else depends on. */
const typedInside = (fields: Readonly<Record<string, Field>>, values: Values): [string, Field] | undefined => {
  const deciding = decidingAmong(Object.values(fields));
  return open(Object.entries(fields), values).find(([name, its]) => isTyped(its) && !deciding.has(name));
};

const typeInside = (place: HTMLElement, fields: Readonly<Record<string, Field>>, value: unknown): unknown => {
  const values = recordOf(value);
  const [name, field] = typedInside(fields, values) ?? [];
  if (name === undefined || !field) return undefined;
  const changed = coherent(fields, 7)[name];
  type(controlOf(place, field.en), typedText(field, changed));
  return { ...values, [name]: changed };
};

/** Gives a field another value than the record has; answers what must be sent, undefined if there is no other. */
const change = async (at: Place, value: unknown, other: unknown): Promise<unknown> => {
  const { place, name, field } = at;
  const control = () => controlOf(place, field.en);
  switch (field.kind) {
    case 'boolean':
      return enter(at, value !== true);
    case 'enumeration': {
      const option = optionValues(field.options).find((one) => ![value].flat().includes(one));
      if (option === undefined) return undefined;
      await enter(at, option);
      return field.several ? [...[value ?? []].flat(), option] : option;
    }
    case 'one':
    case 'many':
    case 'reverse':
    case 'tags':
    case 'codeList':
      // There is no other record.
      return isDue(field) || field.exclusive || isBoxes(field) ? undefined : clear(control());
    case 'texts':
      return [...[value ?? []].flat(), ...[await enter(at, other)].flat()];
    case 'list':
    case 'rows': {
      const [first, ...rest] = [value ?? []].flat();
      const row = first && typeInside(firstRow(place, name), field.fields, first);
      return row && [row, ...rest];
    }
    case 'group':
      return isGiven(value)
        ? typeInside(setUp(within(place).getByRole('group', { name: field.en, hidden: true })), field.fields, value)
        : undefined;
    case 'file':
      if (isDue(field)) return undefined;
      fireEvent.click(within(pictureOf(control())).getByRole('button', { name: 'Remove', hidden: true }));
      return null;
    case 'schedule': {
      if (!isSchedule(value)) return undefined;
      const group = within(place).getByRole('group', { name: field.en, hidden: true });
      type(controlOf(within(group).getByRole('group', { name: 'Hours 1', hidden: true }), 'From'), '08:30');
      return { ...value, ranges: value.ranges.map((one, number) => (number ? one : { ...one, from: '08:30' })) };
    }
    default:
      return enter(at, other);
  }
};

/** Fields on whose values others depend. */
const decidingAmong = (fields: readonly Field[]): Set<string> =>
  new Set(fields.flatMap(({ when: condition = {} }) => Object.keys(condition)));

/**
 * In a form that shows a record: types over whatever is typed, but for one optional value that is taken away, and
 * changes the first field of every other kind. Answers what must be sent.
 */
export const changeRecord = async (
  form: HTMLElement,
  { fields, values = {} }: FormCase,
): Promise<Record<string, unknown>> => {
  const changed: Record<string, unknown> = {};
  const right = coherent(Object.fromEntries(fields), 7);
  const deciding = decidingAmong(fields.map(([, field]) => field));
  const all = open(fields, values);
  const [cleared] =
    all.findLast(
      ([name, field]) =>
        isTyped(field) && isNullable(field) && !isDue(field) && isGiven(values[name]) && isGiven(right[name]),
    ) ?? [];
  const kinds = new Set<string>();
  for (const [name, field] of all) {
    if (name === cleared) {
      type(controlOf(form, field.en), '');
      changed[name] = null;
    } else if (isTyped(field)) {
      type(controlOf(form, field.en), typedText(field, right[name]));
      changed[name] = right[name];
    } else if (!kinds.has(field.kind) && !deciding.has(name)) {
      const value = await change({ place: form, name, field }, values[name], right[name]);
      if (value === undefined) continue;
      kinds.add(field.kind);
      changed[name] = value;
    }
  }
  return changed;
};

/** Has the next call refused for a field in the first row of each list, sends the form, and expects that row to say so. */
export const refuseInRows = async (form: HTMLElement, { entity, fields, values = {} }: FormCase): Promise<void> => {
  const inside = open(fields, values).flatMap(([list, field]) => {
    if (field.kind !== 'list' && field.kind !== 'rows') return [];
    const [first] = [values[list] ?? []].flat() as Values[];
    const [name, its] = (first && typedInside(field.fields, first)) || [];
    return name && its ? [{ list, name, label: its.en }] : [];
  });
  if (inside.length === 0) return;
  refuseNext(
    entity.path,
    inside.map(({ list, name }) => ({ message: told(name), type: 'unique', path: `items.0.${list}.0.${name}` })),
  );
  submit(form, 'edit');
  for (const { list, name, label } of inside)
    await waitFor(() => expect(said(controlOf(firstRow(form, list), label)), `${list}, ${name}`).toContain(told(name)));
};
