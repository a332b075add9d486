import { ChoicesContextProvider, type ChoicesContextValue, useChoicesContext } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { InputFailure } from '../../failure/InputFailure.tsx';

export interface OfferedChoicesProps {
  helperText: string | undefined;
  /** Draws the input with what stands below it. */
  children: (helperText: ReactNode) => ReactElement;
}

/** The same choices, the failure left out. */
const untold = (choices: ChoicesContextValue): ChoicesContextValue => {
  const { allChoices = [], availableChoices = [], selectedChoices = [], total = 0, ...others } = choices;
  return { ...others, allChoices, availableChoices, selectedChoices, total, error: null, isPending: false };
};

/** Around an input of react-admin's for references: where those could not be loaded, it is told below the input. */
export const OfferedChoices = ({ helperText, children }: OfferedChoicesProps) => {
  const choices = useChoicesContext();
  const { error, refetch } = choices;
  return (
    <ChoicesContextProvider value={error ? untold(choices) : choices}>
      {children(error ? <InputFailure error={error} onRetry={refetch} /> : (helperText ?? false))}
    </ChoicesContextProvider>
  );
};
