import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import generated, { CurrencyRateList } from '../../generated/resources/currencyRate.tsx';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

const words = {
  read: { en: 'Read from the source', ru: 'Прочитать из источника' },
  done: { en: 'Rates read: {0}', ru: 'Прочитано курсов: {0}' },
  missing: { en: 'Rates read: {0}, missing: {1}', ru: 'Прочитано курсов: {0}, нет: {1}' },
  failed: { en: 'No rates were read: {0}', ru: 'Курсы не прочитаны: {0}' },
};

/** Reads today’s rates now, from the source in the general settings. */
const ReadButton = () => {
  const say = useWords();
  const translate = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = useErrorToast();
  const viewer = useViewer();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => dataOf(await api.POST('/user/currency_rates/read', { headers: inOwnWords })),
    onSuccess({ rates, problem, missing }) {
      if (problem === null) notify(say(words.done, rates), { type: 'success' });
      else if (problem === 'someMissing') notify(say(words.missing, rates, missing.join(', ')), { type: 'warning' });
      else
        notify(say(words.failed, translate(`resources.settings/general.choices.rateSourceProblem.${problem}`)), {
          type: 'error',
        });
      refresh();
    },
    onError,
  });
  if (viewer?.roleType !== 'admin' || !viewer.permissions.has('currency.update')) return null;
  return (
    <Button variant="text" color="inherit" loading={isPending} onClick={() => mutate()}>
      {say(words.read)}
    </Button>
  );
};

export default { ...generated, list: () => <CurrencyRateList tools={<ReadButton />} /> };
