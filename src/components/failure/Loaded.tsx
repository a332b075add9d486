import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HttpError } from 'ra-core';
import { LoadFailure } from './LoadFailure.tsx';

/** A question to the server, as TanStack Query and react-admin's hooks answer it. */
export interface Loading<Data> {
  data?: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: Loading<Data>;
  /** What stands there until it comes. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What is not there does not come by asking again. */
const isFinal = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** What was asked for; in its place why it did not come, or above it why it could not be brought anew. */
export const Loaded = <Data,>({ query: { data, error, refetch }, waiting, children }: LoadedProps<Data>) => (
  <>
    {error !== null && (
      <Box sx={{ marginBottom: data === undefined ? 0 : 2 }}>
        <LoadFailure error={error} onRetry={isFinal(error) ? undefined : () => void refetch()} />
      </Box>
    )}
    {data !== undefined ? children(data) : error === null && waiting}
  </>
);
