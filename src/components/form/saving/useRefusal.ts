import { failureBody } from '../../../providers/data/errors.ts';
import type { Elements } from '../../typed.ts';
import { useErrorToast } from '../../useErrorToast.ts';

/** Leaves errors in its own fields to the form; any other refusal is reported in a toast. */
export const useRefusal = (inputs: Elements): ((error: unknown) => void) => {
  const complain = useErrorToast();
  return (error) => {
    const errors = failureBody(error)?.errors;
    if (!errors || Object.keys(errors).some((field) => !(field in inputs))) complain(error);
  };
};
