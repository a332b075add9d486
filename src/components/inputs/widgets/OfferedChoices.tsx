import { ChoicesContextProvider, type ChoicesContextValue, type RaRecord, useChoicesContext } from 'ra-core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { InputFailure } from '../../failure/InputFailure.tsx';
import { awaited, type Narrowed, useTaken } from '../narrowing.ts';

interface OfferedTexts {
  helperText: ReactNode;
  noOptionsText?: string;
}

export interface OfferedChoicesProps {
  reference: string;
  /** Which of its records are asked for. */
  narrowed?: Narrowed;
  helperText: string | undefined;
  /** Draws the input with what stands below it and in place of choices. */
  children: (texts: OfferedTexts) => ReactElement;
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

/** Nothing but what is chosen already. */
const onlyChosen = (choices: ChoicesContextValue): ChoicesContextValue => {
  const { selectedChoices = [], ...others } = choices;
  return {
    ...others,
    allChoices: selectedChoices,
    availableChoices: [],
    selectedChoices,
    total: 0,
    error: null,
    isPending: false,
  };
};

/** Whether the choices are still those of another filter, which react-admin keeps until the ones asked for have come. */
const useIsStale = (narrowed: Narrowed, choices: ChoicesContextValue): boolean => {
  const { isPlaceholderData = false, isFetching, isPaused = false } = choices;
  const asked = JSON.stringify(narrowed);
  const [answered, setAnswered] = useState(narrowed === awaited ? undefined : asked);
  // Of several records, none of which is chosen, it calls even the right choices placeholders.
  const isUnderWay = narrowed === awaited || (isPlaceholderData && (isFetching || isPaused));
  if (!isUnderWay && answered !== asked) setAnswered(asked);
  return isUnderWay && answered !== asked;
};

/** The choices as they are to be offered. */
const offered = (choices: ChoicesContextValue, taken: readonly unknown[], isStale: boolean): ChoicesContextValue => {
  if (choices.error) return untold(choices);
  if (isStale) return onlyChosen(choices);
  return taken.length > 0 && !choices.isPending ? untaken(choices, taken) : choices;
};

/** Around an input of react-admin's for references: where those could not be loaded, it is told below the input. */
export const OfferedChoices = ({ reference, narrowed, helperText, children }: OfferedChoicesProps) => {
  const choices = useChoicesContext();
  const taken = useTaken(reference);
  const { error, refetch } = choices;
  const isStale = useIsStale(narrowed, choices);
  return (
    <ChoicesContextProvider value={offered(choices, taken, isStale)}>
      {children({
        helperText: error ? <InputFailure error={error} onRetry={refetch} /> : (helperText ?? false),
        ...((isStale || choices.isPending) && { noOptionsText: 'shell.loading' }),
      })}
    </ChoicesContextProvider>
  );
};
