import { ChoicesContextProvider, type ChoicesContextValue, type RaRecord, useChoicesContext } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { InputFailure } from '../../failure/InputFailure.tsx';
import { useTaken } from '../narrowing.ts';

export interface OfferedChoicesProps {
  reference: string;
  helperText: string | undefined;
  /** Draws the input with what stands below it. */
  children: (helperText: ReactNode) => ReactElement;
}

/** The same choices, the failure left out. */
const untold = (choices: ChoicesContextValue): ChoicesContextValue => {
  const { allChoices = [], availableChoices = [], selectedChoices = [], total = 0, ...others } = choices;
  return { ...others, allChoices, availableChoices, selectedChoices, total, error: null, isPending: false };
};

/** Without those that are taken, apart from what is chosen already. */
const untaken = (choices: ChoicesContextValue, taken: readonly unknown[]): ChoicesContextValue => {
  const { allChoices = [], availableChoices = [], selectedChoices = [], total = 0, ...others } = choices;
  const isFree = ({ id }: RaRecord): boolean => !taken.includes(id) || selectedChoices.some((one) => one.id === id);
  return {
    ...others,
    allChoices: allChoices.filter(isFree),
    availableChoices: availableChoices.filter(isFree),
    selectedChoices,
    total,
    error: null,
    isPending: false,
  };
};

/** The choices as they are to be offered. */
const offered = (choices: ChoicesContextValue, taken: readonly unknown[]): ChoicesContextValue => {
  if (choices.error) return untold(choices);
  return taken.length > 0 && !choices.isPending ? untaken(choices, taken) : choices;
};

/** Around an input of react-admin's for references: where those could not be loaded, it is told below the input. */
export const OfferedChoices = ({ reference, helperText, children }: OfferedChoicesProps) => {
  const choices = useChoicesContext();
  const taken = useTaken(reference);
  const { error, refetch } = choices;
  return (
    <ChoicesContextProvider value={offered(choices, taken)}>
      {children(error ? <InputFailure error={error} onRetry={refetch} /> : (helperText ?? false))}
    </ChoicesContextProvider>
  );
};
