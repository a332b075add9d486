import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useLocation } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { LoadFailureProps } from './LoadFailure.tsx';

export interface LoadBoundaryProps {
  /** Renders the content that fetches with `throwOnError`; receives the failure if that could not be loaded. */
  children: (failure?: LoadFailureProps) => ReactNode;
}

/**
 * Wraps content that throws if it could not be loaded, and renders it with the failure instead. A new address retries.
 */
export const LoadBoundary = ({ children }: LoadBoundaryProps) => {
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  return (
    <ErrorBoundary
      resetKeys={[pathname + search]}
      // Opening the page again triggers a new request.
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
