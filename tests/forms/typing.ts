import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { holds } from '../../domain/conditions.ts';
import { formatDateTime } from '../../domain/time/dates.ts';
import { recordOf } from '../../domain/records.ts';
import { isSchedule, weekdays } from '../../domain/time/schedule.ts';
import { weekdayNames } from '../../domain/time/schedule-text.ts';
import type { Field } from '../../openapi/define.ts';
import { fieldsInside, optionValue, sample } from '../../openapi/kinds.ts';

/** Filling in a form as a person does: by the labels, the options and the buttons that are shown. */

const controls = 'input:not([aria-hidden]), textarea:not([aria-hidden]), [role="combobox"]';

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';

/** What a control may be called: each text that labels it. Testing Library asks every element of the form for its labels. */
const namesOf = (control: Element, labels: ReadonlyMap<string, string>): string[] => {
  const by = (control.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  return [
    ...by.map((id) => textOf(document.getElementById(id))),
    labels.get(control.id) ?? textOf(control.closest('label')),
    control.getAttribute('aria-label') ?? '',
  ];
};

/** Where a field is entered, found by its label. */
export const controlOf = (place: HTMLElement, label: string): HTMLElement => {
  const labels = new Map([...place.querySelectorAll('label')].map((one) => [one.htmlFor, textOf(one)]));
  // A star stands behind the label where something must be entered.
  const isIt = (text: string): boolean => text.replaceAll(/\s+/g, ' ').replace(/ \*$/, '') === label;
  const [found, ...others] = [...place.querySelectorAll<HTMLElement>(controls)].filter((control) =>
    namesOf(control, labels).some(isIt),
  );
  if (!found) throw new Error(`Nothing is labelled “${label}”`);
  if (others.length > 0) throw new Error(`Several inputs are labelled “${label}”`);
  return found;
};

/** Whether a star at an input's label says that something must be entered. */
export const isMarked = (control: HTMLElement): boolean => {
  const label =
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.labels?.[0]
      : document.getElementById(control.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
  return label?.textContent?.trim().endsWith('*') ?? false;
};

/** The part of the form that shows a field of this name, with its rows where it has some. */
export const partOf = (place: HTMLElement, name: string): HTMLElement => {
  // Inside a row it goes by the whole way to it: `ra-input-rules.0.conditions`.
  const part = place.querySelector<HTMLElement>(
    `.ra-input-${name}, [class*='ra-input-'][class*='.${name} '], [class*='ra-input-'][class$='.${name}']`,
  );
  if (!part) throw new Error(`The form shows no ${name}`);
  return part;
};

/** What is said below an input: its help, or what is wrong with it. */
export const said = (control: HTMLElement): string => {
  const described = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  return (
    described.trim() ||
    (control.closest('.MuiFormControl-root, .MuiFormGroup-root')?.querySelector('.MuiFormHelperText-root')
      ?.textContent ??
      '')
  );
};

/** What a person types for a value, and sees of it. */
export const typedText = ({ kind }: Field, value: unknown): string =>
  kind === 'date' ? String(value).replaceAll('-', '.') : String(value);

/** Types a text over what is there; answers whether the browser lets the input hold it. */
export const type = (control: HTMLElement, text: string): boolean => {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    throw new Error('Nobody can type there');
  // An input that holds the text already would see no change.
  if (control.value === text) fireEvent.change(control, { target: { value: `${text}1` } });
  fireEvent.change(control, { target: { value: text } });
  fireEvent.blur(control);
  return control.value === text;
};

const choose = async (control: HTMLElement, label?: string): Promise<string> => {
  fireEvent.focus(control);
  fireEvent.mouseDown(control);
  if (control instanceof HTMLInputElement) fireEvent.keyDown(control, { key: 'ArrowDown' });
  const options = await screen.findAllByRole('option').catch(() => {
    throw new Error(`Nothing is offered for ${control.outerHTML}`);
  });
  const option = options.find(({ textContent }) => (label === undefined ? textContent?.trim() : textContent === label));
  if (!option)
    throw new Error(
      `“${label ?? 'anything'}” is not offered among: ${options.map(({ textContent }) => textContent).join(', ')}`,
    );
  const chosen = option.textContent ?? '';
  fireEvent.click(option);
  fireEvent.keyDown(control, { key: 'Escape' });
  await waitFor(() => {
    if (screen.queryByRole('listbox')) throw new Error('The options are still open');
  });
  return chosen;
};

/** Whether a field is a group of boxes to tick rather than one input. */
export const isBoxes = ({ input }: Field): boolean => input === 'PermissionsInput';

/** What an option of a field is called. */
export const optionLabel = (field: Field & { kind: 'enumeration' }, value: unknown): string => {
  const option = Object.entries(field.options).find((one) => optionValue(one) === value);
  if (!option) throw new Error(`${String(value)} is no option of ${field.en}`);
  return option[1].en;
};

/** Codes and ids that the contract's examples offer, which are what the server of these tests knows. */
const offered: Readonly<Record<string, string>> = {
  isoCountries: 'LV',
  languages: 'en',
  isoLanguages: 'lv',
  timezones: 'Europe/Riga',
};

/** Time zone of the person who is signed in, by the contract's example. */
export const zone = 'Europe/Riga';

/** A field, and where it is shown. */
export interface Place {
  place: HTMLElement;
  name: string;
  field: Field;
}

/** The boxes that are offered in groups: of the one record there is, behind one that ticks all of its group. */
export const boxesOf = async (place: HTMLElement, label: string): Promise<HTMLInputElement[]> => {
  const boxes = within(within(place).getByRole('group', { name: label, hidden: true }));
  const [, ...all] = await boxes.findAllByRole<HTMLInputElement>('checkbox', {
    name: (name) => !name.includes('hidden'),
    hidden: true,
  });
  return all;
};

/** Ticks the first of the boxes that are offered. */
const tickFirst = async (place: HTMLElement, label: string): Promise<void> => {
  const [first] = await boxesOf(place, label);
  if (!first) throw new Error(`Nothing can be ticked for “${label}”`);
  fireEvent.click(first);
};

/** Enters a value; answers what the form ought to send for it: of references, the one record there is. */
export const enter = async ({ place, name, field }: Place, value: unknown): Promise<unknown> => {
  const control = () => controlOf(place, field.en);
  switch (field.kind) {
    case 'boolean':
      if ((control() as HTMLInputElement).checked !== value) fireEvent.click(control());
      return value;
    case 'enumeration':
      for (const one of [value].flat()) await choose(control(), optionLabel(field, one));
      return value;
    case 'one':
      await choose(control());
      return 1;
    case 'many':
    case 'reverse':
    case 'tags':
      if (isBoxes(field)) await tickFirst(place, field.en);
      else await choose(control());
      return [1];
    case 'codeList': {
      const code = offered[field.of];
      // What is chosen already is not offered again.
      if (field.default !== code) await choose(control());
      return field.several ? [code] : code;
    }
    case 'texts':
      for (const text of [value].flat()) {
        type(control(), String(text));
        fireEvent.keyDown(control(), { key: 'Enter' });
      }
      return value;
    case 'list':
    case 'rows':
      return [await enterInside(await newRow(partOf(place, name)), field, [value].flat()[0])];
    case 'group':
      return enterInside(setUp(within(place).getByRole('group', { name: field.en })), field, value);
    case 'file':
      fireEvent.change(control(), { target: { files: [new File(['x'], 'picture.png', { type: 'image/png' })] } });
      await waitFor(() => {
        if (!place.querySelector('img')) throw new Error('The picture is not shown yet');
      });
      return 'https://example.com/page-1';
    case 'date':
      // A picker that has just become one overlooks what is typed while it shows what is to be typed.
      await waitFor(() => {
        if (!type(control(), typedText(field, value))) throw new Error('The day is not there yet');
      });
      return value;
    case 'timestamp':
      type(control(), formatDateTime(Number(value), zone));
      return value;
    case 'schedule':
      return enterSchedule(await within(place).findByRole('group', { name: field.en }), value);
    case 'secret': {
      const part = partOf(place, name);
      const replace = within(part).queryByRole('button', { name: 'Replace', hidden: true });
      if (replace) fireEvent.click(replace);
      type(controlOf(part, field.en), String(value));
      return value;
    }
    case 'parameters':
      return undefined;
    default:
      type(control(), typedText(field, value));
      return value;
  }
};

/** Adds opening hours to a schedule that is always open; answers it. */
const enterSchedule = async (place: HTMLElement, value: unknown): Promise<unknown> => {
  if (!isSchedule(value) || value.ranges.length !== 1) throw new Error('Only a schedule of one range can be entered');
  fireEvent.click(await within(place).findByRole('button', { name: 'Add hours' }));
  const row = await within(place).findByRole('group', { name: 'Hours 1' });
  const { days = [], from = '', to = '' } = value.ranges[0] ?? {};
  for (const day of weekdays) {
    const button = within(row).getByRole('button', { name: weekdayNames[day].long.en });
    if (button.getAttribute('aria-pressed') !== String(days.includes(day))) fireEvent.click(button);
  }
  type(controlOf(row, 'From'), from);
  type(controlOf(row, 'To'), to);
  return value;
};

/** A group of fields, set up where it was left out. */
export const setUp = (group: HTMLElement): HTMLElement => {
  const button = within(group).queryByRole('button', { name: 'Set up' });
  if (button) fireEvent.click(button);
  return group;
};

/** Adds a row to an owned list and answers it. */
export const newRow = async (list: HTMLElement): Promise<HTMLElement> => {
  const before = within(list).queryAllByRole('listitem').length;
  fireEvent.click(within(list).getByRole('button', { name: /^Add/ }));
  const rows = await waitFor(() => {
    const found = within(list).queryAllByRole('listitem');
    if (found.length === before) throw new Error('No row was added');
    return found;
  });
  return rows.at(-1)!;
};

const enterInside = async (
  place: HTMLElement,
  field: Field & { kind: 'list' | 'rows' | 'group' },
  value: unknown,
): Promise<Record<string, unknown>> => {
  const given = recordOf(value);
  const entered: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(field.fields)) {
    if (inner.readOnly || !holds(inner.when ?? {}, entered)) continue;
    await waitFor(() => (fieldsInside(inner) ? partOf(place, name) : controlOf(place, inner.en)));
    entered[name] = await enter({ place, name, field: inner }, given[name] ?? sample(inner));
  }
  return entered;
};
