import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { complaintOf } from '../../../components/useComplain.ts';
import { RightsList } from './RightsList.tsx';
import { ScopesTable } from './ScopesTable.tsx';
import { useRights } from './useRights.ts';

/** What somebody may do by what is saved of him, where each permission comes from, and which records he reaches. */
const AccessExplained = ({ userId, version }: { userId: number; version: number | undefined }) => {
  const translate = useTranslate();
  const { data: rights, error, isPending, refetch } = useRights(userId, version);
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (error || !rights) {
    return (
      <Alert severity="error" action={<Button color="inherit" onClick={() => void refetch()}>{translate('list.tryAgain')}</Button>}>
        {error ? translate(complaintOf(error), { _: complaintOf(error) }) : translate('people.access.failed')}
      </Alert>
    );
  }
  const { role, custom, items, scopes } = rights;
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

export default AccessExplained;
