import { useCallback } from 'react';
import { failureBody } from '../providers/data/errors.ts';
import { failureNotice } from '../providers/data/failureNotice.ts';
import { useToast } from './useToast.ts';

/** What an error says to people: each thing the server objects to, or else its message as a whole. */
export const complaintOf = (error: unknown): string => {
  const details = failureBody(error)?.details.map(({ message }) => message).filter(Boolean) ?? [];
  if (details.length > 0) return [...new Set(details)].join('. ');
  return error instanceof Error && error.message ? error.message : 'ra.notification.http_error';
};

/** Shows why something did not come through, unless the shell does so already. */
export const useComplain = (): ((error: unknown) => void) => {
  const toast = useToast();
  return useCallback(
    (error) => {
      const notice = failureNotice(error);
      if (notice) toast({ status: 'error', removable: true, ...notice });
    },
    [toast],
  );
};
