import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { isSendable, type LeadStatus, canBecome } from '../../../domain/traffic/lead-statuses.ts';
import { recordOf } from '../../../domain/records.ts';
import { fieldMessages } from '../../components/form/fields/fieldMessages.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { type LeadAction, openActions } from './leadActions.ts';
import { leadWords } from './leadWords.ts';

const LeadActionDialog = lazy(() => import('./LeadActionDialog.tsx'));

interface ShownLead {
  id: number;
  apiStatus: LeadStatus;
  reason?: string | null;
  erasedAt?: number | null;
}

/** What became of a lead that was to be sent again. */
interface Resent {
  apiStatus: LeadStatus;
  /** Whether an advertiser is still being waited for. */
  isUnderWay: boolean;
  failure: string | null;
  reason: string | null;
}

const unknown = 'outcome_unknown';

/** Whether an action is available for a lead in its current state. */
const fits = (action: LeadAction, { apiStatus, reason, erasedAt }: ShownLead): boolean => {
  if (erasedAt != null && (action === 'resend' || action === 'edit')) return false;
  const isDoubtful = apiStatus === 'failed' && reason === unknown;
  if (action === 'settle') return isDoubtful;
  if (action === 'resend') return isSendable(apiStatus) && !isDoubtful;
  return action === 'trash' ? apiStatus !== 'new' && canBecome(apiStatus, 'trash') : apiStatus !== 'new';
};

/** Returns the fields of an action’s form, as the server names them. */
const fieldsOf = (values: Readonly<Record<string, unknown>>): string[] => [
  ...Object.keys(values),
  ...Object.keys(recordOf(values['params'])).map((name) => `params.${name}`),
];

/** The actions that the user may take on the current lead. */
export const LeadActions = () => {
  const record = useRecordContext<ShownLead>();
  const viewer = useViewer();
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const complain = useErrorToast();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [asked, setAsked] = useState<LeadAction>();
  if (!record || !viewer) return null;
  const open = openActions(viewer, 'forOne').filter((action) => fits(action, record));
  const confirm = async (action: LeadAction, values: Readonly<Record<string, unknown>>) => {
    try {
      const { data } = await dataProvider.action('leads', action, [{ id: record.id, ...values }], 'PATCH');
      const [resent] = action === 'resend' ? (data as Partial<Resent>[]) : [];
      if (!resent || resent.apiStatus === 'sent') notify(say(leadWords.done[action]), { type: 'success' });
      else if (resent.isUnderWay) notify(say(leadWords.underWay), { type: 'info' });
      else notify(resent.failure ?? resent.reason ?? say(leadWords.notSent), { type: 'warning' });
      setAsked(undefined);
    } catch (error) {
      const messages = fieldMessages(error, fieldsOf(values));
      if (messages) return messages;
      complain(error);
    }
    refresh();
    return undefined;
  };
  return (
    <>
      {open.map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'trash' ? 'error' : 'inherit'}
          onClick={() => setAsked(action)}
        >
          {say(leadWords.actions[action])}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <LeadActionDialog
            action={asked}
            lead={record.id}
            onConfirm={(values) => confirm(asked, values)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
