import { useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { NarrowingProvider } from '../../components/inputs/narrowing.ts';
import type { Invoice } from './sides.ts';

/** The withdrawal method of an invoice, limited to its affiliate’s own (the generated input). */
export const MethodInput = ({ children }: { children: ReactElement }) => {
  const affiliate = useRecordContext<Invoice>()?.affiliate;
  return (
    <NarrowingProvider value={affiliate ? { 'settings/withdrawal-methods': { affiliate: [affiliate] } } : {}}>
      {children}
    </NarrowingProvider>
  );
};
