import type { ReactElement, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NarrowingProvider } from '../../components/inputs/narrowing.ts';
import { AskedRows } from '../../components/rows/AskedRows.tsx';

const resource = 'account-fields';

/** The account fields required by the form's payment method (the generated input). */
export const AccountInput = ({ children }: { children: ReactElement<{ children?: ReactNode }> }) => {
  const method: unknown = useWatch({ name: 'paymentMethod' });
  const filter = typeof method === 'number' ? { paymentMethod: [method] } : undefined;
  return (
    <NarrowingProvider value={filter ? { [resource]: filter } : {}}>
      <AskedRows source="accountDetails" field="field" resource={resource} filter={filter}>
        {children}
      </AskedRows>
    </NarrowingProvider>
  );
};
