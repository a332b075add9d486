import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { formWidth } from '../../../components/form/formWidth.ts';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { useGeneralSettings } from './useGeneralSettings.ts';

/** The settings of the network as a whole. */
export default function GeneralSettingsPage() {
  const translate = useTranslate();
  const { data: settings, isPending, refetch } = useGeneralSettings();
  return (
    <Box sx={{ maxWidth: formWidth }}>
      <PageHeading text="settings.general.title" />
      {isPending && <Skeleton variant="rounded" height={320} />}
      {!isPending && !settings && (
        <Alert severity="error" action={<Button color="inherit" onClick={() => void refetch()}>{translate('list.tryAgain')}</Button>}>
          {translate('settings.general.failed')}
        </Alert>
      )}
      {settings && <GeneralForm settings={settings} />}
    </Box>
  );
}
