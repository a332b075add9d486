import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNavigate, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import type { Invoice } from '../../resources/invoices/sides.ts';
import { billingWords as words } from './billingWords.ts';

/** Takes back a withdrawal that the affiliate requested and nobody has acted on yet; the money is on the balance again. */
export const TakeBackButton = ({ invoice }: { invoice: Invoice }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const say = useWords();
  const notify = useNotify();
  const complain = useErrorToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { session } = useServices();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isOpen = invoice.status === 'unpaid' && invoice.requested === 'affiliate' && !invoice.statusChangedAt;
  // As with requesting it, the affiliate does so in person.
  if (!isOpen || session.claims()?.impersonator) return null;
  const takeBack = async () => {
    setBusy(true);
    try {
      await dataProvider.action('affiliate-billing/invoices', 'take_back', [{ id: invoice.id }]);
      notify(say(words.takenBack), { type: 'success' });
      void navigate('/billing');
      void queryClient.invalidateQueries();
    } catch (error) {
      complain(error);
      refresh();
      setAsked(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<UndoOutlined />} onClick={() => setAsked(true)}>
        {say(words.takeBack)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say(words.takeBackTitle, invoice.title ?? `#${invoice.id}`)}
        text={say(words.takeBackText)}
        confirm={say(words.takeBack)}
        isHarmless
        isBusy={isBusy}
        onConfirm={() => void takeBack()}
        onClose={() => setAsked(false)}
      />
    </>
  );
};
