import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HttpError } from 'ra-core';
import { LoadFailure } from './LoadFailure.tsx';

/** A request to the server, as TanStack Query and react-admin's hooks return it. */
export interface Loading<Data> {
  data?: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: Loading<Data>;
  /** Shown until the data has loaded. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What does not exist won't appear by retrying. */
const isFinal = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/**
 * The loaded data; in its place the reason if it could not be loaded, or above it the reason if it could not be
 * refreshed.
 */
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
