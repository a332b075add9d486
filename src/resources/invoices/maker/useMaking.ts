import { useQueryClient } from '@tanstack/react-query';
import { useSaveContext } from 'ra-core';
import { useApi } from '../../../components/api.ts';
import { complaintOf } from '../../../components/useErrorToast.ts';
import { failureBody, type FormErrors, isFailure } from '../../../providers/data/errors.ts';
import type { Side } from '../sides.ts';
import { type Answers, askedOf, invoiceOf, lastStep, refusedStep } from './answers.ts';
import type { Refusal } from './Refused.tsx';
import { foundKey, foundQuery } from './useFound.ts';

/** Why a call was refused, and at which step; what it said of fields, each said once. */
export const refusalOf = (error: unknown): Refusal => {
  const details = failureBody(error)?.details ?? [];
  const messages = [...new Set(details.map(({ message }) => message).filter(Boolean))];
  if (messages.length === 0) return { step: lastStep, messages: [complaintOf(error)] };
  return { step: refusedStep(details.map(({ path }) => path)), messages };
};

/**
 * Makes the invoice of what was shown. What is refused is told to `onRefused`; what was found is then looked for anew.
 * @param onKeyReused told that a former attempt came through though its answer got lost
 */
export const useMaking = (side: Side, onRefused: (refusal: Refusal) => void, onKeyReused: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { save } = useSaveContext();
  return async (answers: Answers): Promise<FormErrors | undefined> => {
    const asked = askedOf(side, answers, true);
    if (!asked) return undefined;
    let found;
    try {
      found = await queryClient.ensureQueryData(foundQuery(api, side, asked));
    } catch (error) {
      onRefused(refusalOf(error));
      return undefined;
    }
    // What is wrong is told at its step; at an input that is not there it would only stand in the way.
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
