import { ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useTextsOf } from '../providers/i18n/Languages.tsx';
import { useEntry } from './entries.ts';

export interface InResourceProps {
  name: string;
  children: ReactNode;
}

/** A resource around parts of a page that is not its own: fields are called what they are called there. */
export const InResource = ({ name, children }: InResourceProps) => {
  useTextsOf(useEntry(name));
  return <ResourceContextProvider value={name}>{children}</ResourceContextProvider>;
};
