import { ChoicesContextProvider, type ChoicesContextValue, type RaRecord, useChoicesContext } from 'ra-core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { InputFailure } from '../../failure/InputFailure.tsx';
import { awaited, isEmptyFilter, type Narrowed, useTaken } from '../narrowing.ts';

interface OfferedTexts {
  helperText: ReactNode;
  noOptionsText?: string;
}

export interface OfferedChoicesProps {
  reference: string;
  /** Which of its records are requested. */
  narrowed?: Narrowed;
  helperText: string | undefined;
  /** Renders the input with its helper text and the text shown in place of choices. */
  children: (texts: OfferedTexts) => ReactElement;
}

/** Returns the same choices without the failure. */
const untold = (choices: ChoicesContextValue): ChoicesContextValue => {
  const { allChoices = [], availableChoices = [], selectedChoices = [], total = 0, ...others } = choices;
  return { ...others, allChoices, availableChoices, selectedChoices, total, error: null, isPending: false };
};

/** Returns the choices without those taken, except for those already selected. */
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

/** Returns only what is already selected. */
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

/** Whether the choices still belong to another filter: react-admin keeps them until the requested ones have loaded. */
const useIsStale = (narrowed: Narrowed, choices: ChoicesContextValue): boolean => {
  const { isPlaceholderData = false, isFetching, isPaused = false } = choices;
  const asked = JSON.stringify(narrowed);
  const [answered, setAnswered] = useState(narrowed === awaited ? undefined : asked);
  // For multiple references with none selected, it marks even the right choices as placeholders.
  const isUnderWay = narrowed === awaited || (isPlaceholderData && (isFetching || isPaused));
  if (!isUnderWay && answered !== asked) setAnswered(asked);
  return isUnderWay && answered !== asked;
};

/** Returns the choices to offer. */
const offered = (choices: ChoicesContextValue, taken: readonly unknown[], isStale: boolean): ChoicesContextValue => {
  if (choices.error) return untold(choices);
  if (isStale) return onlyChosen(choices);
  return taken.length > 0 && !choices.isPending ? untaken(choices, taken) : choices;
};

/**
 * Wraps one of react-admin's reference inputs: if the choices could not be loaded, the failure is shown below the
 * input.
 */
export const OfferedChoices = ({ reference, narrowed, helperText, children }: OfferedChoicesProps) => {
  const choices = useChoicesContext();
  const taken = useTaken(reference);
  const { error, refetch } = choices;
  const isStale = useIsStale(narrowed, choices);
  const isNone = isEmptyFilter(narrowed);
  return (
    <ChoicesContextProvider value={offered(choices, taken, isStale || isNone)}>
      {children({
        helperText: error ? <InputFailure error={error} onRetry={refetch} /> : (helperText ?? false),
        ...(!isNone && (isStale || choices.isPending) && { noOptionsText: 'shell.loading' }),
      })}
    </ChoicesContextProvider>
  );
};
