import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useGetOne, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';

type Advertiser = components['schemas']['Advertiser'];
type Offer = components['schemas']['Offer'];

const whetherActive = { fields: ['id', 'status'], with: [] };
const whose = { fields: ['id', 'advertisers'], with: [] };

/** Returns a record that the form names; undefined if it names none, or the user may not see it. */
const useNamed = <R extends { id: number }>(resource: string, id: unknown, meta: object): R | undefined =>
  useGetOne<R>(resource, { id: Number(id), meta }, { enabled: typeof id === 'number', retry: false }).data;

/** The advertiser of the page; if they are blocked, or aren't among the offer's, says what that means for the page. */
export const AdvertiserNotice = ({ children }: { children: ReactElement }) => {
  const translate = useTranslate();
  const [chosen, of]: unknown[] = useWatch({ name: ['advertiser', 'offer'] });
  const advertiser = useNamed<Advertiser>('advertisers', chosen, whetherActive);
  const offer = useNamed<Offer>('offers', of, whose);
  const isStranger = typeof chosen === 'number' && offer?.advertisers?.includes(chosen) === false;
  return (
    <Stack spacing={1}>
      {children}
      {advertiser?.status === 'blocked' && <Alert severity="warning">{translate('landings.blockedAdvertiser')}</Alert>}
      {isStranger && <Alert severity="warning">{translate('landings.foreignAdvertiser')}</Alert>}
    </Stack>
  );
};
