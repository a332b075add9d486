import { ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useTextsOf } from '../providers/i18n/Languages.tsx';
import { useEntry } from './entries.ts';

export interface InResourceProps {
  name: string;
  children: ReactNode;
}

/** Provides a resource to parts of a page that isn't the resource's own, so that fields get that resource's labels. */
export const InResource = ({ name, children }: InResourceProps) => {
  useTextsOf(useEntry(name));
  return <ResourceContextProvider value={name}>{children}</ResourceContextProvider>;
};
