import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { Loaded } from '../failure/Loaded.tsx';
import { MomentInput } from '../inputs/inputs.tsx';
import type { Fields } from '../typed.ts';
import { useZone } from '../viewer.ts';
import { AsOfTable, type AsOfTableProps } from './AsOfTable.tsx';
import { useAsOf } from './useAsOf.ts';

/** The state of a record after one of its changes, and when that was, in seconds. */
export interface KnownMoment {
  at: number;
  then: Readonly<Fields>;
}

export interface AsOfDialogProps extends Omit<AsOfTableProps, 'then'> {
  /** The initial moment; absent if one is to be chosen first. */
  known?: KnownMoment | undefined;
  onClose: () => void;
}

interface Moment {
  /** In seconds; not a number while none is entered. */
  at: unknown;
}

const isMoment = (at: unknown): at is number => typeof at === 'number';

/** The record as it was at the entered moment, or a message in its place. */
const AtMoment = ({ at, ...shown }: Omit<AsOfTableProps, 'then'> & { at: number }) => {
  const translate = useTranslate();
  const zone = useZone();
  const query = useAsOf(shown.now['id'], at);
  return (
    <Loaded query={query} waiting={<Skeleton variant="rounded" height={120} />}>
      {({ state, createdAt, values }) =>
        state === 'known' ? (
          <AsOfTable {...shown} then={{ ...shown.now, ...values }} />
        ) : (
          <Typography>{translate(`history.${state}`, { moment: formatDateTime(createdAt, zone) })}</Typography>
        )
      }
    </Loaded>
  );
};

/** A record as it was at a moment, which can be chosen, next to its current state. */
const AsOfDialog = ({ known, onClose, ...shown }: AsOfDialogProps) => {
  const translate = useTranslate();
  const zone = useZone();
  // A separate form that is never submitted: the record's page must not save what is entered here.
  const form = useForm<Moment>({ defaultValues: { at: known?.at ?? null } });
  const at = useWatch({ control: form.control, name: 'at' });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle variant="h3">
        {isMoment(at) ? translate('history.asOf', { moment: formatDateTime(at, zone) }) : translate('history.asOfAny')}
      </DialogTitle>
      <DialogContent>
        <FormProvider {...form}>
          <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
            <MomentInput<Moment> source="at" label={translate('history.moment')} helperText={zone} />
          </Suspense>
        </FormProvider>
        {known && at === known.at ? (
          <AsOfTable {...shown} then={known.then} />
        ) : (
          isMoment(at) && <AtMoment {...shown} at={at} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default AsOfDialog;
