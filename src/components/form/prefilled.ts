import { isValidElement, type ReactElement } from 'react';
import type { Choice } from '../choice.ts';
import { EnumInput, ReferenceManyInput, ReferenceOneInput, TagsInput } from '../inputs/inputs.tsx';
import type { Elements, Fields } from '../typed.ts';

const idsIn = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** The input itself, where something of one's own is drawn around it. */
const unwrapped = (input: ReactElement): ReactElement => {
  const { source, children }: { source?: unknown; children?: unknown } = Object(input.props);
  return source === undefined && isValidElement(children) ? unwrapped(children) : input;
};

/** What an input may begin with out of an address: references and choices, nothing that someone would have to read. */
const begun = ({ type, props }: ReactElement, text: string): unknown => {
  if (type === ReferenceOneInput) return idsIn(text)[0];
  if (type === ReferenceManyInput || type === TagsInput) return idsIn(text);
  const { choices = [], several }: { choices?: readonly Choice[]; several?: boolean } = Object(props);
  return type === EnumInput && !several ? choices.find(({ id }) => String(id) === text)?.id : undefined;
};

/** What a new record starts with because the address says so: `/landings/create?offer=12`. */
export const prefilled = (search: string, inputs: Elements): Fields =>
  Object.fromEntries(
    [...new URLSearchParams(search)].flatMap(([name, text]) => {
      const input = inputs[name];
      const value = input && begun(unwrapped(input), text);
      return value === undefined ? [] : [[name, value]];
    }),
  );
