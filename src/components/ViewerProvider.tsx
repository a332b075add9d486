import { useGetIdentity } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { ViewerContext, viewerOf } from './viewer.ts';

/** Provides the signed-in user to everything inside. */
export const ViewerProvider = ({ children }: { children: ReactNode }) => {
  const { identity } = useGetIdentity();
  const viewer = useMemo(() => identity && viewerOf(identity), [identity]);
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
};
