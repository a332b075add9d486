import { useCallback } from 'react';
import { failureBody } from '../providers/data/errors.ts';
import { failureNotice, failureWords } from '../providers/data/failureNotice.ts';
import { useToast } from './useToast.ts';

/** What an error says to people in one line, or its key: each thing the server objects to, or else its message as a whole. */
export const complaintOf = (error: unknown): string => {
  const details =
    failureBody(error)
      ?.details.map(({ message }) => message)
      .filter(Boolean) ?? [];
  return details.length > 0 ? [...new Set(details)].join('. ') : failureWords(error).text;
};

/** Shows why something did not come through, unless the shell does so already. */
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
