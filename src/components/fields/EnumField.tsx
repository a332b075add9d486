import { useTranslate } from 'ra-core';
import type { Choice } from '../choice.ts';
import type { Fields } from '../typed.ts';
import { Chips } from './Chips.tsx';
import { ToneChip } from './ToneChip.tsx';
import type { ValueProps } from './types.ts';
import { useValues } from './useValue.ts';

/** One or several of a closed set of values; those with a tone are chips. An unknown value is shown as is. */
export const EnumField = <R extends object = Fields>({
  source,
  choices,
}: ValueProps<R> & { choices: readonly Choice[] }) => {
  const translate = useTranslate();
  const values = useValues(source).map(
    (value) => choices.find(({ id }) => id === value) ?? { id: String(value), name: String(value) },
  );
  if (values.length === 0) return null;
  if (values.every(({ tone }: Choice) => !tone))
    return <span>{values.map(({ name }) => translate(name, { _: name })).join(', ')}</span>;
  return (
    <Chips all={<EnumField source={source} choices={choices} />}>
      {values.map(({ id, name, tone = 'neutral' }: Choice) => (
        <ToneChip key={id} label={translate(name, { _: name })} tone={tone} />
      ))}
    </Chips>
  );
};
EnumField.columnWidth = [80, 120];
