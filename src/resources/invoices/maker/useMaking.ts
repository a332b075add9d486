import { useQueryClient } from '@tanstack/react-query';
import { useSaveContext } from 'ra-core';
import { useApi } from '../../../components/api.ts';
import { complaintOf } from '../../../components/useErrorToast.ts';
import { failureBody, type FormErrors, isFailure } from '../../../providers/data/errors.ts';
import type { Side } from '../sides.ts';
import { type Answers, askedOf, invoiceOf, lastStep, refusedStep } from './answers.ts';
import type { Refusal } from './Refused.tsx';
import { foundKey, foundQuery } from './useFound.ts';

/** Returns why a call was refused, and at which step; each message about fields only once. */
export const refusalOf = (error: unknown): Refusal => {
  const details = failureBody(error)?.details ?? [];
  const messages = [...new Set(details.map(({ message }) => message).filter(Boolean))];
  if (messages.length === 0) return { step: lastStep, messages: [complaintOf(error)] };
  return { step: refusedStep(details.map(({ path }) => path)), messages };
};

/**
 * Creates the invoice from what was shown. A refusal is passed to `onRefused`, and the conversions are then searched
 * again.
 * @param onKeyReused called if an earlier attempt succeeded but its answer got lost
 */
export const useMaking = (side: Side, onRefused: (refusal: Refusal) => void, onKeyReused: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { save } = useSaveContext();
  return async (answers: Answers): Promise<FormErrors | undefined> => {
    const asked = askedOf(side, answers, true);
    const found = asked && queryClient.getQueryData(foundQuery(api, side, asked).queryKey);
    // Nobody has seen its total.
    if (!found) return undefined;
    // Errors are shown at their step; at an input that isn't there they would only get in the way.
    await save?.(invoiceOf(side, answers, found), {
      onError: (error: unknown) => {
        if (isFailure(error, 'keyReused')) onKeyReused();
        onRefused(refusalOf(error));
        void queryClient.invalidateQueries({ queryKey: [foundKey] });
      },
    });
    return undefined;
  };
};
