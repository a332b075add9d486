import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useEntry } from '../../components/entries.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';

type Rule = components['schemas']['Notification'];

const words = {
  away: {
    en: 'The author of this rule can no longer sign in. A webhook receives only what its author can see, so nothing is sent.',
    ru: 'Автор этого правила больше не может войти. Вебхук получает только то, что доступно автору, поэтому ничего не отправляется.',
  },
  takeOver: { en: 'Take over', ru: 'Взять на себя' },
  taken: {
    en: 'You are the author: the webhook receives what you can see',
    ru: 'Теперь автор — вы: вебхук получает то, что доступно вам',
  },
};

/** Warns that nobody stands for a rule for a webhook, and lets an administrator do so. */
export const AuthorAway = () => {
  const rule = useRecordContext<Rule>();
  const { name } = useEntry();
  const viewer = useViewer();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const say = useWords();
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  if (!rule?.authorAway) return null;
  const takeOver = async () => {
    setIsBusy(true);
    try {
      await dataProvider.action(name, 'take_over', [{ id: rule.id }]);
      notify(say(words.taken), { type: 'success' });
    } catch (error) {
      complain(error);
    }
    setIsBusy(false);
    refresh();
  };
  const mayTakeOver = viewer?.roleType === 'admin' && viewer.permissions.has('notification.update');
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 0', minWidth: 200 } }}
      action={
        mayTakeOver && (
          <Button
            type="button"
            color="inherit"
            size="small"
            loading={isBusy}
            onClick={() => void takeOver()}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {say(words.takeOver)}
          </Button>
        )
      }
    >
      {say(words.away)}
    </Alert>
  );
};
