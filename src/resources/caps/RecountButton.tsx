import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import { formatDecimal, formatMoney, type Decimal } from '../../../domain/money/decimal.ts';
import { useApi } from '../../components/api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useDenomination } from '../../components/currencies.ts';
import { useEntry } from '../../components/entries.ts';
import { useLanguage } from '../../components/language.ts';
import { useActionLabel } from '../../components/useActionLabel.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { dataOf } from '../../providers/data/client.ts';
import type { Cap } from './model.ts';

const words = {
  recount: { en: 'Recount', ru: 'Пересчитать' },
  title: { en: 'Recount {0}?', ru: 'Пересчитать капу «{0}»?' },
  text: {
    en: 'The counter says {0}, the events of this period say {1}. It will say what they do; what is reserved stays. This can’t be undone.',
    ru: 'Счётчик показывает {0}, а по событиям этого периода — {1}. Он станет таким, как по событиям; резерв сохранится. Отменить это нельзя.',
  },
  same: {
    en: 'Nothing to correct: counter and events both say {0}',
    ru: 'Исправлять нечего: и счётчик, и события дают {0}',
  },
};

/** Returns how amounts that a cap counts are shown. */
const useAmount = (cap: Cap | undefined): ((amount: Decimal) => string) => {
  const language = useLanguage();
  const denomination = useDenomination(cap?.currency);
  return (amount) => (denomination ? formatMoney(amount, language, denomination) : formatDecimal(amount, language));
};

/** Sets the counter of a cap to what came in this period, once a person has seen both numbers. */
export const RecountButton = () => {
  const { name } = useEntry();
  const cap = useRecordContext<Cap>();
  const api = useApi();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const say = useWords();
  const actLabel = useActionLabel(name);
  const amount = useAmount(cap);
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const viewer = useViewer();
  const [found, setFound] = useState<{ counter: Decimal; events: Decimal }>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!cap || !viewer?.permissions.has('cap.update')) return null;
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      complain(error);
      setOpen(false);
    } finally {
      setBusy(false);
    }
  };
  const compare = () =>
    busily(async () => {
      const compared = dataOf(await api.GET('/user/caps/{id}/recount', { params: { path: { id: cap.id } } }));
      if (compared.counter === compared.events) notify(say(words.same, amount(compared.events)), { type: 'info' });
      else {
        setFound(compared);
        setOpen(true);
      }
    });
  const recount = () =>
    busily(async () => {
      await dataProvider.action(name, 'recount', [{ id: cap.id }]);
      setOpen(false);
      notify('caps.recounted', { type: 'success' });
      refresh();
    });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CalculateOutlined />}
        loading={isBusy && !isOpen}
        onClick={() => void compare()}
      >
        {say(words.recount)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={say(words.title, cap.title ?? '')}
        text={found ? say(words.text, amount(found.counter), amount(found.events)) : ''}
        confirm={actLabel(say(words.recount), 1, cap.title ?? `#${cap.id}`)}
        isHarmless
        isBusy={isBusy}
        onConfirm={() => void recount()}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
