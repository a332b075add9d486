import { ResourceContextProvider } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { useTextsOf } from '../providers/i18n/Languages.tsx';
import { useEntry } from './entries.ts';

export interface InResourceProps {
  name: string;
  children: ReactNode;
}

const WithTexts = ({ name, children }: InResourceProps) => {
  useTextsOf(useEntry(name));
  return <ResourceContextProvider value={name}>{children}</ResourceContextProvider>;
};

/**
 * A resource around parts of a page that is not its own: fields are called what they are called there. The parts show once
 * those words have come; what stands around them stays, as someone may be typing there.
 */
export const InResource = (props: InResourceProps) => (
  <Suspense>
    <WithTexts {...props} />
  </Suspense>
);
