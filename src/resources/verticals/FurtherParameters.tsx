import { useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { leadParameters } from '../../../domain/traffic/inbound-rules.ts';
import { FurtherParametersProvider } from '../../components/inputs/macros/furtherParameters.ts';
import type { Vertical } from './model.ts';

const none: NonNullable<Vertical['incomingParameters']> = [];
const meta = { fields: ['id'], with: ['incomingParameters'] };

/** The parameters that a vertical asks of its leads, in addition to those that every lead has. */
export const useVerticalParameters = (vertical: unknown) => {
  const { data } = useGetOne<Vertical & { id: number }>(
    'settings/verticals',
    { id: Number(vertical), meta },
    { enabled: typeof vertical === 'number', retry: false },
  );
  return (data?.incomingParameters ?? none).filter(({ name }) => !leadParameters.includes(name));
};

interface WithParametersProps {
  /** The form's field that refers to the vertical. */
  by: string;
  children: ReactNode;
}

/** Inputs with macros (generated ones): they offer the parameters of the form's vertical, too. */
export const WithParameters = ({ by, children }: WithParametersProps) => {
  const vertical: unknown = useWatch({ name: by });
  return <FurtherParametersProvider value={useVerticalParameters(vertical)}>{children}</FurtherParametersProvider>;
};
