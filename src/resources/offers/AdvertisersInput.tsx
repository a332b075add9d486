import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useGetList, useRecordContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';
import type { Offer } from './model.ts';

type Landing = components['schemas']['Landing'];

const meta = { fields: ['id', 'title'], with: [] };

/** The offer's advertisers (the generated input); warns about removed ones that active pages need. */
export const AdvertisersInput = ({ children }: { children: ReactElement }) => {
  const translate = useTranslate();
  const offer = useRecordContext<Offer>();
  const chosen: unknown = useWatch({ name: 'advertisers' });
  const removed = offer?.advertisers?.filter((id) => Array.isArray(chosen) && !chosen.includes(id)) ?? [];
  const { data = [] } = useGetList<Landing>(
    'landings',
    {
      filter: { offer: [offer?.id], advertiser: removed, status: 'active' },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'id', order: 'ASC' },
      meta,
    },
    { enabled: removed.length > 0, retry: false },
  );
  const pages = removed.length > 0 ? data.map(({ title }) => title).join(', ') : '';
  return (
    <Stack spacing={1}>
      {children}
      {pages !== '' && <Alert severity="error">{translate('offers.advertiserNeeded', { pages })}</Alert>}
    </Stack>
  );
};
