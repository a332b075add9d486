import RestartAltOutlined from '@mui/icons-material/RestartAltOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useEntry } from '../../components/entries.ts';
import { useActionLabel } from '../../components/useActionLabel.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import type { Cap } from './model.ts';

const words = {
  drop: { en: 'Reset counter', ru: 'Сбросить счётчик' },
  dropTitle: { en: 'Reset the counter of {0}?', ru: 'Сбросить счётчик капы «{0}»?' },
  dropText: {
    en: 'It starts at zero again and allows the full limit in this period. This can’t be undone.',
    ru: 'Счёт начнётся с нуля, и за этот период сможет прийти ещё столько же. Отменить это нельзя.',
  },
};

/** Resets the counter of a cap, as if nothing had come in during this period. */
export const DropCounterButton = () => {
  const { name } = useEntry();
  const cap = useRecordContext<Cap>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const say = useWords();
  const actLabel = useActionLabel(name);
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const viewer = useViewer();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!cap || !viewer?.permissions.has('cap.drop_counter')) return null;
  const drop = async () => {
    setBusy(true);
    try {
      await dataProvider.action(name, 'drop_counter', [{ id: cap.id }]);
      notify('caps.dropped', { type: 'success' });
      refresh();
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<RestartAltOutlined />} onClick={() => setAsked(true)}>
        {say(words.drop)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say(words.dropTitle, cap.title ?? '')}
        text={say(words.dropText)}
        confirm={actLabel(say(words.drop), 1, cap.title ?? `#${cap.id}`)}
        isBusy={isBusy}
        onConfirm={() => void drop()}
        onClose={() => setAsked(false)}
      />
    </>
  );
};
