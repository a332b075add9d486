import SyncOutlined from '@mui/icons-material/SyncOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useEntry } from '../../components/entries.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';

const words = {
  synchronize: { en: 'Synchronise now', ru: 'Синхронизировать сейчас' },
  asked: { en: 'Statuses are requested in a few seconds', ru: 'Статусы будут запрошены через несколько секунд' },
};

/** Has the statuses of an integration's leads asked for at once. */
export const SynchronizeButton = () => {
  const { name } = useEntry();
  const integration = useRecordContext<components['schemas']['Integration']>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const say = useWords();
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const mayAsk = useViewer()?.permissions.has('integration.synchronization');
  if (!integration || !mayAsk || integration.apiSyncStatus === 'off') return null;
  const synchronize = async () => {
    try {
      await dataProvider.action(name, 'synchronize', [{ id: integration.id }]);
      notify(say(words.asked), { type: 'success' });
    } catch (error) {
      complain(error);
    }
    refresh();
  };
  return (
    <Button variant="outlined" color="inherit" startIcon={<SyncOutlined />} onClick={() => void synchronize()}>
      {say(words.synchronize)}
    </Button>
  );
};
