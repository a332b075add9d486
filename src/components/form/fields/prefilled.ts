import { isValidElement, type ReactElement } from 'react';
import { recordOf } from '../../../../domain/records.ts';
import { isChoices } from '../../choice.ts';
import { EnumInput, ReferenceManyInput, ReferenceOneInput, TagsInput } from '../../inputs/inputs.tsx';
import type { Elements, Fields } from '../../typed.ts';

const idsIn = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** Returns the input itself if it is wrapped in another element. */
const unwrapped = (input: ReactElement): ReactElement => {
  const { source, children } = recordOf(input.props);
  return source === undefined && isValidElement(children) ? unwrapped(children) : input;
};

/** Returns an input's initial value from an address: only references and choices, no free text. */
const begun = ({ type, props }: ReactElement, text: string): unknown => {
  if (type === ReferenceOneInput) return idsIn(text)[0];
  if (type === ReferenceManyInput || type === TagsInput) return idsIn(text);
  const { choices, several } = recordOf(props);
  return type === EnumInput && !several && isChoices(choices)
    ? choices.find(({ id }) => String(id) === text)?.id
    : undefined;
};

/** Returns a new record's initial values from its address: `/landings/create?offer=12`. */
export const prefilled = (search: string, inputs: Elements): Fields =>
  Object.fromEntries(
    [...new URLSearchParams(search)].flatMap(([name, text]) => {
      const input = inputs[name];
      const value = input && begun(unwrapped(input), text);
      return value === undefined ? [] : [[name, value]];
    }),
  );
