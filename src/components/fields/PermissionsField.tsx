import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useValues } from './useValue.ts';
import { withTexts } from '../withTexts.ts';

const PermissionNames = lazy(() => withTexts(import('../permissions/PermissionNames.tsx')));

const isId = (value: unknown): value is number => typeof value === 'number';

/** Permissions by group; in a table, their number. */
export const PermissionsField = <R extends object = Fields>({ source }: ValueProps<R> & { reference?: string }) => {
  const translate = useTranslate();
  const isTable = useDensity() === 'table';
  const ids = useValues(source).filter(isId);
  if (ids.length === 0) return null;
  if (isTable) return <span>{translate('permissions.count', { smart_count: ids.length })}</span>;
  return (
    <Suspense>
      <PermissionNames ids={ids} />
    </Suspense>
  );
};
