import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { formWidth } from '../../../components/form/formWidth.ts';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { useGeneralSettings } from './useGeneralSettings.ts';

/** The settings of the network as a whole. */
export default function GeneralSettingsPage() {
  const query = useGeneralSettings();
  return (
    <Box sx={{ maxWidth: formWidth }}>
      <PageHeading text="shell.menu.general" />
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={320} />}>
        {(settings) => <GeneralForm settings={settings} />}
      </Loaded>
    </Box>
  );
}
