import { failureBody } from '../../providers/data/errors.ts';
import type { Elements } from '../typed.ts';
import { useErrorToast } from '../useErrorToast.ts';

/** Leaves it to a form to show what is wrong with its own fields; whatever else was refused is told beside it. */
export const useRefusal = (inputs: Elements): ((error: unknown) => void) => {
  const complain = useErrorToast();
  return (error) => {
    const errors = failureBody(error)?.errors;
    if (!errors || Object.keys(errors).some((field) => !(field in inputs))) complain(error);
  };
};
