import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { awaited, NarrowingProvider } from '../../components/inputs/narrowing.ts';
import { useTemplate } from './useTemplate.ts';

/**
 * The offers that an integration serves (the generated input): those of the form's advertiser that are of its template's
 * vertical, or of none.
 */
export const OwnOffersInput = ({ children }: { children: ReactNode }) => {
  const advertiser: unknown = useWatch({ name: 'advertiser' });
  const { data: template, isLoading } = useTemplate();
  const vertical = template?.vertical;
  if (typeof advertiser !== 'number' && typeof vertical !== 'number' && !isLoading) return children;
  const offers = {
    ...(typeof advertiser === 'number' && { advertisers: [advertiser] }),
    ...(typeof vertical === 'number' && { fitsVertical: vertical }),
  };
  return <NarrowingProvider value={{ offers: isLoading ? awaited : offers }}>{children}</NarrowingProvider>;
};
