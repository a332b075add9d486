import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { failureBody } from '../../providers/data/errors.ts';
import { MomentInput, TextInput } from '../inputs/inputs.tsx';
import { useErrorToast } from '../useErrorToast.ts';
import { useToast } from '../useToast.ts';
import { useWords } from '../useWords.ts';
import { rule } from '../validation.ts';
import { useZone } from '../viewer.ts';
import { scheduledWords as words } from './scheduledWords.ts';
import { type Putting, useSchedule } from './useScheduled.ts';
import { useClosingGuard } from '../form/unsaved/useClosingGuard.tsx';

/** The values entered in the dialog. */
type ScheduleValues = Pick<Putting, 'backAt' | 'reason'> & { at: number | null };

export interface ScheduleDialogProps {
  title: string;
  /** The record, and its new values. */
  id: number;
  values: Putting['values'];
  /** Inputs shown before the moment. */
  children?: ReactNode;
  /** Receives the server's objections to the values, by field; returns whether it shows all of them. */
  onRefused?: (messages: Readonly<Record<string, string>>) => boolean;
  onScheduled: () => void;
  onClose: () => void;
}

const moments = ['at', 'backAt', 'reason'] as const;
const isMoment = (name: string): name is (typeof moments)[number] => moments.some((one) => one === name);

/** Asks when a change is to be made and when it is to be reverted, and schedules it. */
const ScheduleDialog = (props: ScheduleDialogProps) => {
  const { title, id, values, children, onRefused = () => false, onScheduled, onClose } = props;
  const say = useWords();
  const zone = useZone();
  const titleId = useId();
  const { guard, question } = useClosingGuard(onClose);
  const schedule = useSchedule();
  const complain = useErrorToast();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const form = useForm<ScheduleValues>({ defaultValues: { at: null, backAt: null, reason: '' } });

  const refuse = (error: unknown): void => {
    const details = failureBody(error)?.details ?? [];
    const placed = details.map(({ path = '', message }) => [path, message] as const).toReversed();
    for (const [name, message] of placed) if (isMoment(name)) form.setError(name, { type: 'server', message });
    const others = placed.filter(([name]) => !isMoment(name));
    const ofValues = others.flatMap(([name, message]) => {
      const [, field] = /^values\.([^.]+)/.exec(name) ?? [];
      return field === undefined ? [] : [[field, message] as const];
    });
    const isShown =
      ofValues.length === others.length && (others.length === 0 || onRefused(Object.fromEntries(ofValues)));
    if (details.length === 0 || !isShown) complain(error);
  };
  const send = form.handleSubmit(async ({ at, backAt, reason }) => {
    if (at === null) return;
    setBusy(true);
    try {
      await schedule({ targetId: id, at, backAt: backAt ?? null, reason: reason?.trim() || null, values });
      toast({ status: 'success', text: say(words.scheduled, formatDateTime(at, zone)) });
      onScheduled();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  });
  const submit = (event: FormEvent) => {
    // The current record is in a form of its own, which must not be submitted.
    event.stopPropagation();
    form.clearErrors();
    void send(event);
  };
  return (
    <Dialog open {...guard} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id={titleId} variant="h3">
            {title}
          </DialogTitle>
          <DialogContent>
            <Suspense>
              <Stack sx={{ gap: 1, paddingTop: 1 }}>
                {children}
                <MomentInput<ScheduleValues>
                  source="at"
                  label={say(words.at)}
                  helperText={say(words.zone, zone)}
                  validate={[rule('required')]}
                />
                <MomentInput<ScheduleValues>
                  source="backAt"
                  label={say(words.backAt)}
                  helperText={say(words.backHint)}
                />
                <TextInput<ScheduleValues>
                  source="reason"
                  label={say(words.reason)}
                  helperText={say(words.reasonHint)}
                  validate={[rule('maxLength', 500)]}
                />
              </Stack>
            </Suspense>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {say(words.cancel)}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {say(words.schedule)}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
      {question}
    </Dialog>
  );
};

export default ScheduleDialog;
