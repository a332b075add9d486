import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, type RaRecord, useGetList, useNavigate, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { compare } from '../../../domain/money/decimal.ts';
import { useMayOpen } from '../../components/entries.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { DialogForm } from '../../components/form/pages/DialogForm.tsx';
import { ReferenceOneInput, TextInput } from '../../components/inputs/inputs.tsx';
import { useWords } from '../../components/useWords.ts';
import { rule } from '../../components/validation.ts';
import { Amount } from '../../resources/invoices/Amount.tsx';
import { AmountChoice } from './AmountChoice.tsx';
import { billingWords as words } from './billingWords.ts';
import { useRequestWithdrawal, useWithdrawable, type Withdrawable } from './useWithdrawal.ts';
import { useClosingGuard } from '../../components/form/unsaved/useClosingGuard.tsx';
import { useViewer } from '../../components/viewer.ts';

const methods = 'settings/withdrawal-methods';
const kinds = 'settings/payment-methods';
const active = { status: ['active'] };
/** As many as one request of a list may have. */
const maxKinds = 100;
const noTitles: readonly string[] = [];
const noKinds: RaRecord[] = [];

type InUse = {
  status: readonly string[];
  /** Absent for those who may not read which ones are in use: the server says it of the one that they choose. */
  paymentMethod?: readonly number[];
};

/**
 * Narrows withdrawal methods to active ones that the network still pays by, and those that wait for staff to verify
 * them; undefined until that is known.
 */
const useInUse = () => {
  const mayRead = useViewer()?.permissions.has('payment_method.read') ?? false;
  const { data, error, refetch } = useGetList(
    kinds,
    { filter: active, pagination: { page: 1, perPage: maxKinds } },
    { enabled: mayRead },
  );
  const known = mayRead ? data : noKinds;
  const filter = useMemo(
    (): InUse | undefined =>
      mayRead ? data && { ...active, paymentMethod: data.map(({ id }) => Number(id)) } : active,
    [data, mayRead],
  );
  const unverified = useMemo(
    () =>
      known && {
        status: ['inactive'],
        verified: false,
        paymentMethod: known.filter(({ verification }) => verification).map(({ id }) => Number(id)),
      },
    [known],
  );
  return { filter, unverified, error, refetch: async () => void (mayRead && (await refetch())) };
};

/** Titles of withdrawal methods that wait to be verified; undefined until they are known. */
const useWaiting = (filter: ReturnType<typeof useInUse>['unverified']) => {
  const isAny = filter !== undefined && filter.paymentMethod.length > 0;
  const { data, error, refetch } = useGetList<RaRecord & { title: string }>(
    methods,
    { filter, pagination: { page: 1, perPage: maxKinds } },
    { enabled: isAny },
  );
  const none = filter && !isAny ? noTitles : undefined;
  return { titles: none ?? data?.map(({ title }) => title), error, refetch };
};

/** Why nothing can be requested, and what can be done about it. */
const Nothing = ({ children, action, onClose }: { children: ReactNode; action?: ReactNode; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <Stack spacing={1}>{children}</Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        {action}
      </DialogActions>
    </>
  );
};

interface RequestProps {
  /** What can be withdrawn, and the minimum amount that can be requested. */
  withdrawable: Withdrawable;
  hasMethod: boolean;
  /** Titles of withdrawal methods that are of no use until staff have verified them. */
  waiting: readonly string[];
  /** Which withdrawal methods are offered. */
  filter: Record<string, unknown>;
  onClose: () => void;
}

const Request = ({ withdrawable, hasMethod, waiting, filter, onClose }: RequestProps) => {
  const { items, minimum, baseCurrency } = withdrawable;
  const say = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const request = useRequestWithdrawal();
  const [chosen, setChosen] = useState<number>();
  const enough = items.filter(({ baseAmount }) => compare(baseAmount, minimum) >= 0);
  const currency = chosen ?? enough[0]?.currency;
  const [before, after] = say(words.minimum, '\0').split('\0');
  const least = (
    <Typography variant="body2" color="textSecondary">
      {before}
      <Amount amount={minimum} currency={baseCurrency} />
      {after}
    </Typography>
  );
  if (items.length === 0) return <Nothing onClose={onClose}>{say(words.nothing)}</Nothing>;
  if (currency === undefined) {
    return (
      <Nothing onClose={onClose}>
        {least}
        <Typography variant="body2">{say(words.tooLittle)}</Typography>
      </Nothing>
    );
  }
  if (!hasMethod) {
    const add = mayOpen(methods, 'create') && (
      <Button
        {...(waiting.length === 0 && { variant: 'contained' })}
        component={LinkBase}
        to={`/${methods}/create?back=/billing`}
      >
        {say(words.addMethod)}
      </Button>
    );
    return (
      <Nothing onClose={onClose} action={add}>
        <Alert severity="info">
          {waiting.length > 0 ? say(words.waiting, waiting.join(', ')) : say(words.noMethods)}
        </Alert>
      </Nothing>
    );
  }
  const submit = async ({ withdrawalMethod, notes }: FieldValues) => {
    const { id } = await request({ currency, withdrawalMethod, ...(notes && { notes }) });
    notify(say(words.requested), { type: 'success' });
    void navigate(`/billing/invoices/${id}`);
  };
  return (
    <DialogForm
      fields={['withdrawalMethod', 'notes']}
      submit={say(words.withdraw)}
      onSubmit={submit}
      onCancel={onClose}
    >
      {least}
      <AmountChoice items={enough} value={currency} onChange={setChosen} />
      <ReferenceOneInput
        source="withdrawalMethod"
        label={say(words.method)}
        reference={methods}
        referenceFilter={filter}
        validate={[rule('required')]}
      />
      <TextInput source="notes" label={say(words.notes)} multiline validate={[rule('maxLength', 2000)]} />
    </DialogForm>
  );
};

/** Requests a withdrawal: which amount, and to which of the affiliate’s accounts. */
const WithdrawDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useWords();
  const titleId = useId();
  const { guard, question } = useClosingGuard(onClose);
  const query = useWithdrawable();
  const inUse = useInUse();
  const isAny = inUse.filter !== undefined && inUse.filter.paymentMethod?.length !== 0;
  const own = useGetList(
    methods,
    { filter: inUse.filter ?? active, pagination: { page: 1, perPage: 1 } },
    { enabled: isAny },
  );
  const hasMethod = isAny ? own.data && own.data.length > 0 : false;
  const { titles: waiting, ...waitingQuery } = useWaiting(inUse.unverified);
  const known = {
    data:
      query.data && inUse.filter && waiting && hasMethod !== undefined
        ? { withdrawable: query.data, filter: inUse.filter, hasMethod, waiting }
        : undefined,
    error: query.error ?? inUse.error ?? own.error ?? waitingQuery.error,
    refetch: () => Promise.all([query.refetch(), inUse.refetch(), own.refetch(), waitingQuery.refetch()]),
  };
  return (
    <Dialog open {...guard} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {say(words.withdraw)}
      </DialogTitle>
      <Suspense fallback={<Skeleton variant="rounded" height={160} sx={{ margin: 3 }} />}>
        <Loaded query={known} waiting={<Skeleton variant="rounded" height={160} sx={{ margin: 3 }} />}>
          {(loaded) => <Request {...loaded} onClose={onClose} />}
        </Loaded>
      </Suspense>
      {question}
    </Dialog>
  );
};

export default WithdrawDialog;
