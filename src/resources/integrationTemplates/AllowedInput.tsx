import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';
import { integrationTemplateChoices } from '../../generated/resources/integrationTemplate.tsx';

type Platform = components['schemas']['Platform'];
type Switch = 'outApiEnabled' | 'redirectEnabled' | 'apiSyncEnabled' | 'postbackEnabled';

/** The switch of each method. */
const switches: Readonly<Partial<Record<string, Switch>>> = {
  outApi: 'outApiEnabled',
  redirect: 'redirectEnabled',
  apiSync: 'apiSyncEnabled',
  postback: 'postbackEnabled',
};

const meta = { fields: ['id', 'title', ...Object.values(switches)], with: [] };

/** Which methods a template allows (the generated input), with what its platform can't do. */
export const AllowedInput = ({ children }: { children: ReactElement }) => {
  const translate = useTranslate();
  const platform: unknown = useWatch({ name: 'platform' });
  const { data } = useGetOne<Platform>(
    'settings/platforms',
    { id: Number(platform), meta },
    { enabled: typeof platform === 'number', retry: false },
  );
  const lacking = integrationTemplateChoices.integrationMethodsRestrictions.filter(({ id }) => {
    const name = switches[id];
    return data && name && !data[name];
  });
  return (
    <Stack>
      {children}
      {data && lacking.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {translate('integrationTemplates.lacking', {
            platform: data.title,
            methods: lacking.map(({ name }) => translate(name)).join(', '),
          })}
        </Typography>
      )}
    </Stack>
  );
};
