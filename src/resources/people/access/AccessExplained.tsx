import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { RightsList } from './RightsList.tsx';
import type { Rights } from './rights.ts';
import { ScopesTable } from './ScopesTable.tsx';
import { useRights } from './useRights.ts';

const Explanation = ({ rights: { role, custom, items, scopes } }: { rights: Rights }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      <Card component="section" sx={{ padding: 2.5 }}>
        <Typography variant="h4" component="h2">
          {translate('people.access.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5, marginBottom: 1.5 }}>
          {translate(custom ? 'people.access.fromCustom' : 'people.access.fromRole', { role: role.title })}
        </Typography>
        {role.status !== 'active' && (
          <Alert severity="warning" sx={{ marginBottom: 1.5 }}>
            {translate('people.access.inactiveRole')}
          </Alert>
        )}
        <RightsList items={items} />
      </Card>
      <Card component="section" sx={{ padding: 2.5 }}>
        <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
          {translate('people.access.scopes')}
        </Typography>
        <ScopesTable scopes={scopes} />
      </Card>
    </Stack>
  );
};

/** What a person may do as saved, where each permission comes from, and which records they can access. */
const AccessExplained = ({ userId, version }: { userId: number; version: number | undefined }) => (
  <Loaded query={useRights(userId, version)} waiting={<Skeleton variant="rounded" height={320} />}>
    {(rights) => <Explanation rights={rights} />}
  </Loaded>
);

export default AccessExplained;
