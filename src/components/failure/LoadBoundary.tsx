import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useLocation } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { LoadFailureProps } from './LoadFailure.tsx';

export interface LoadBoundaryProps {
  /** Draws what asks with `throwOnError`; with the failure once that could not be loaded. */
  children: (failure?: LoadFailureProps) => ReactNode;
}

/** Around what throws where it could not be loaded: draws it with the failure instead. Another address is another try. */
export const LoadBoundary = ({ children }: LoadBoundaryProps) => {
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  return (
    <ErrorBoundary
      resetKeys={[pathname + search]}
      // Anyone who comes again, or comes back, asks anew.
      onError={(thrown) => queryClient.removeQueries({ predicate: ({ state: { error } }) => error === thrown })}
      fallbackRender={({ error, resetErrorBoundary }: { error: unknown; resetErrorBoundary: () => void }) => {
        if (!(error instanceof HttpError)) throw error;
        return children({ error, onRetry: resetErrorBoundary });
      }}
    >
      {children()}
    </ErrorBoundary>
  );
};
