import type { ReactNode } from 'react';
import { NarrowingProvider } from '../../components/inputs/narrowing.ts';
import { useTemplate } from './useTemplate.ts';

/** Rows of an integration (the generated input): what they refer to is the template's, or its vertical's. */
export const OfTemplate = ({ children }: { children: ReactNode }) => {
  const template = useTemplate();
  if (!template) return children;
  const ofVertical = { vertical: [template.vertical] };
  return (
    <NarrowingProvider
      value={{
        'settings/goals': ofVertical,
        'lead-grades': ofVertical,
        'integration-template-parameters': { integrationTemplate: [template.id] },
      }}
    >
      {children}
    </NarrowingProvider>
  );
};
