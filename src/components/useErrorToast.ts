import { useCallback } from 'react';
import { failureBody } from '../providers/data/errors.ts';
import { failureNotice, failureWords } from '../providers/data/failureNotice.ts';
import { useToast } from './useToast.ts';

/**
 * Returns an error's message on one line, or its key: each of the server's objections, or else its message as a whole.
 */
export const complaintOf = (error: unknown): string => {
  const details =
    failureBody(error)
      ?.details.map(({ message }) => message)
      .filter(Boolean) ?? [];
  return details.length > 0 ? [...new Set(details)].join('. ') : failureWords(error).text;
};

/** Shows why something failed, unless the shell does so already. */
export const useErrorToast = (): ((error: unknown) => void) => {
  const toast = useToast();
  return useCallback(
    (error) => {
      const notice = failureNotice(error);
      if (notice) toast({ status: 'error', removable: true, ...notice });
    },
    [toast],
  );
};
