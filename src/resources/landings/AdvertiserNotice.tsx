import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useGetOne, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';

type Advertiser = components['schemas']['Advertiser'];

const meta = { fields: ['id', 'status'], with: [] };

/** Whose the page is; an advertiser who is blocked says that the page can't be active. */
export const AdvertiserNotice = ({ children }: { children: ReactElement }) => {
  const translate = useTranslate();
  const chosen: unknown = useWatch({ name: 'advertiser' });
  const { data } = useGetOne<Advertiser>(
    'advertisers',
    { id: Number(chosen), meta },
    { enabled: typeof chosen === 'number', retry: false },
  );
  const isBlocked = typeof chosen === 'number' && data?.status === 'blocked';
  return (
    <Stack spacing={1}>
      {children}
      {isBlocked && <Alert severity="warning">{translate('landings.blockedAdvertiser')}</Alert>}
    </Stack>
  );
};
