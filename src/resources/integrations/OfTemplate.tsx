import type { ReactNode } from 'react';
import { awaited, type Narrowing, NarrowingProvider } from '../../components/inputs/narrowing.ts';
import { type Template, useTemplate } from './useTemplate.ts';

const untilItLoads: Narrowing = {
  'settings/goals': awaited,
  'lead-grades': awaited,
  'integration-template-parameters': awaited,
};

const of = ({ id, vertical }: Template): Narrowing => ({
  'settings/goals': { vertical: [vertical] },
  'lead-grades': { vertical: [vertical] },
  'integration-template-parameters': { integrationTemplate: [id] },
});

/** Rows of an integration (the generated input): limits references to those of the template, or of its vertical. */
export const OfTemplate = ({ children }: { children: ReactNode }) => {
  const { data: template, isLoading } = useTemplate();
  const narrowing = template ? of(template) : {};
  return <NarrowingProvider value={isLoading ? untilItLoads : narrowing}>{children}</NarrowingProvider>;
};
