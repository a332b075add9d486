import { useNotify } from 'ra-core';
import { failureBody } from '../providers/data/errors.ts';

/** What an error says to people: each thing the server objects to, or else its message as a whole. */
export const complaintOf = (error: unknown): string => {
  const details = failureBody(error)?.details.map(({ message }) => message).filter(Boolean) ?? [];
  if (details.length > 0) return [...new Set(details)].join('. ');
  return error instanceof Error && error.message ? error.message : 'ra.notification.http_error';
};

/** Shows why something did not come through. */
export const useComplain = (): ((error: unknown) => void) => {
  const notify = useNotify();
  return (error) => {
    const text = complaintOf(error);
    notify(text, { type: 'error', messageArgs: { _: text } });
  };
};
