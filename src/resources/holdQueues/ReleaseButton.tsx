import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useDataProvider, useGetOne, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useEntry, useMayOpen } from '../../components/entries.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';

const words = {
  release: { en: 'Release now', ru: 'Отправить сейчас' },
  released: { en: 'The round starts in a few seconds', ru: 'Подход начнётся через несколько секунд' },
  show: { en: 'Waiting leads', ru: 'Ждущие лиды' },
};

interface HoldQueue {
  id: number;
  geo: number;
}

/** What is waiting in the current queue, with a button to run a round immediately. */
export const ReleaseButton = () => {
  const { name } = useEntry();
  const queue = useRecordContext<HoldQueue>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const say = useWords();
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const viewer = useViewer();
  const mayOpen = useMayOpen();
  const { data: geo } = useGetOne<{ id: number; countries?: string[] }>(
    'settings/geos',
    { id: queue?.geo },
    { enabled: queue !== undefined },
  );
  if (!queue) return null;
  const release = async () => {
    setBusy(true);
    try {
      await dataProvider.action(name, 'release', [{ id: queue.id }]);
      notify(say(words.released), { type: 'success' });
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
    refresh();
  };
  const countries = (geo?.countries ?? []).join(',');
  return (
    <>
      {geo?.countries && mayOpen('leads', 'list') && (
        <Button
          variant="outlined"
          color="inherit"
          component={LinkBase}
          to={`/leads?apiStatus=hold&country=${countries}&orderBy=createdAt:asc&limit=25&offset=0`}
        >
          {say(words.show)}
        </Button>
      )}
      {viewer?.permissions.has('hold_config.release') && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PlayArrowOutlined />}
          loading={isBusy}
          onClick={() => void release()}
        >
          {say(words.release)}
        </Button>
      )}
    </>
  );
};
