import { cloneElement, type ReactElement } from 'react';
import type { WidgetProps } from '../../components/inputs/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import { rule } from '../../components/validation.ts';

/** Statuses with a block that must specify what it stops: signing in, traffic, or both. */
export const withBlocking = <S extends Statuses & { inputs: { blockingType: ReactElement<WidgetProps> } }>(
  statuses: S,
): S => ({
  ...statuses,
  inputs: { blockingType: cloneElement(statuses.inputs.blockingType, { validate: [rule('required')] }) },
});
