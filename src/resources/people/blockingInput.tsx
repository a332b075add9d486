import type { Choice } from '../../components/choice.ts';
import { EnumInput } from '../../components/inputs/inputs.tsx';
import type { Statuses } from '../../components/status/statuses.ts';
import { rule } from '../../components/validation.ts';

/** Statuses whose block must say what it stops: signing in, traffic, or both. */
export const withBlocking = <S extends Statuses>(statuses: S, choices: readonly Choice[]): S => ({
  ...statuses,
  inputs: { blockingType: <EnumInput source="blockingType" choices={choices} validate={[rule('required')]} /> },
});
