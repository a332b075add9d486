import { useGetOne } from 'ra-core';
import { type ReactElement, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';

type Offer = components['schemas']['Offer'];
type LandingValues = components['schemas']['LandingCreate'];

const meta = { fields: ['id', 'advertisers'], with: [] };

/** The advertiser of the page (the generated input): defaults to the offer’s advertiser if it has only one. */
export const AdvertiserInput = ({ children }: { children: ReactElement }) => {
  const { getValues, resetField } = useFormContext<LandingValues>();
  const chosen: unknown = useWatch({ name: 'offer' });
  const { data } = useGetOne<Offer>(
    'offers',
    { id: Number(chosen), meta },
    { enabled: typeof chosen === 'number', retry: false },
  );
  const [only, ...others] = data?.advertisers ?? [];
  useEffect(() => {
    if (only === undefined || others.length > 0 || getValues('advertiser')) return;
    resetField('advertiser', { defaultValue: only });
  }, [only, others.length, getValues, resetField]);
  return children;
};
