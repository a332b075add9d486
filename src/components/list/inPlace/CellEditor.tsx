import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { Form, type RaRecord, useTranslate } from 'ra-core';
import { type ReactElement, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { recordOf } from '../../../../domain/records.ts';
import { failureBody, type FormErrors, staleRecord } from '../../../providers/data/errors.ts';
import { changedFields } from '../../../providers/data/changedFields.ts';
import { useEntry } from '../../entries.ts';
import { FieldValue } from '../../history/FieldValue.tsx';
import { onResize } from '../../fields/onResize.ts';
import { EnumInput } from '../../inputs/inputs.tsx';
import { useRepresent } from '../../references.ts';
import { complaintOf, useErrorToast } from '../../useErrorToast.ts';
import { useColumnLabel } from '../columns/columnLabel.ts';
import { useListEdits } from './ListEdits.tsx';
import { useEditRecords } from './useEditRecords.tsx';

/** The cell being edited. */
export interface EditedCell {
  record: RaRecord;
  field: string;
  anchor: Element;
}

/** A failed edit: someone else was quicker, or the server's reason. */
type Refusal = { theirs: RaRecord } | { message: string };

/** The smallest usable width of an input. */
const narrowest = 280;

/** Focuses the input as soon as it mounts, with its text selected. */
const FocusInput = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const input = place.current?.parentElement?.querySelector<HTMLElement>('input, textarea, [role=combobox]');
    const choice = input?.parentElement?.querySelector<HTMLElement>('[role=combobox]');
    const target = choice ?? input;
    target?.focus();
    if (target instanceof HTMLInputElement && target.type === 'text') target.select();
  }, []);
  return <span ref={place} hidden />;
};

/** Keeps the popover in sight when its content grows: the input loads after its frame, and errors come later still. */
const StayInSight = ({ popover }: { popover: RefObject<PopoverActions | null> }) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const content = place.current?.parentElement;
    return content ? onResize(content, () => popover.current?.updatePosition()) : undefined;
  }, [popover]);
  return <span ref={place} hidden />;
};

/** Picking an option from a list saves it, without further confirmation. */
const SaveOnPick = ({ field, onPick }: { field: string; onPick: () => void }) => {
  const value: unknown = useWatch({ name: field });
  const { dirtyFields } = useFormState();
  const isPicked = dirtyFields[field] === true;
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (isPicked) pick();
  }, [isPicked, value]);
  return null;
};

/** Reports whether the form is dirty, and renders its footer. */
const Foot = ({ onDirty, onClose }: { onDirty: (isDirty: boolean) => void; onClose: () => void }) => {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  const tell = useEffectEvent(onDirty);
  useEffect(() => void tell(isDirty), [isDirty]);
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', marginTop: 0.5 }}>
      <Button size="small" color="inherit" onClick={onClose}>
        {translate('ra.action.cancel')}
      </Button>
      <Button size="small" type="submit" variant="contained" loading={isSubmitting}>
        {translate('ra.action.save')}
      </Button>
    </Stack>
  );
};

const picksAtOnce = ({ type, props }: ReactElement): boolean => {
  const { several } = recordOf(props);
  return type === EnumInput && several !== true;
};

/**
 * The input of a cell, placed over it. Enter or a click outside saves, Escape cancels; the server's errors are shown
 * here, and the input is kept.
 */
const CellEditor = ({ record, field, anchor, onClose }: EditedCell & { onClose: () => void }) => {
  const translate = useTranslate();
  const { name } = useEntry();
  const { columns, inputs } = useListEdits();
  const label = useColumnLabel(columns)(field);
  const represent = useRepresent(name);
  const edit = useEditRecords();
  const complain = useErrorToast();
  const form = useRef<HTMLDivElement>(null);
  const popover = useRef<PopoverActions>(null);
  const isDirty = useRef(false);
  const isSending = useRef(false);
  // The record as the user knows it, including another's change once they have been told.
  const [base, setBase] = useState(record);
  const [refusal, setRefusal] = useState<Refusal>();
  const input = inputs[field];
  if (!input) return null;

  const submit = () => form.current?.querySelector('form')?.requestSubmit();
  const send = async (known: RaRecord, wanted: unknown): Promise<FormErrors | undefined> => {
    const changes = changedFields(known, { [field]: wanted });
    try {
      if (Object.keys(changes).length > 0) await edit([{ record: known, changes }]);
      onClose();
    } catch (error) {
      const theirs = staleRecord(error);
      if (theirs) {
        const now = { ...known, ...theirs };
        // A change to another field doesn't matter here.
        if (Object.keys(changedFields(known, { [field]: now[field] })).length === 0 && known === record)
          return send(now, wanted);
        setBase(now);
        setRefusal({ theirs: now });
        return undefined;
      }
      const { errors = {} } = failureBody(error) ?? {};
      const own = errors[field];
      if (own !== undefined && Object.keys(errors).length === 1) return { [field]: own };
      complain(error);
      const message = complaintOf(error);
      setRefusal({ message: translate(message, { _: message }) });
    }
    return undefined;
  };
  const save = async (values: FieldValues) => {
    // Ignores a second Enter or a click outside while the request is running.
    if (isSending.current) return undefined;
    isSending.current = true;
    setRefusal(undefined);
    const errors = await send(base, values[field]);
    isSending.current = false;
    return errors;
  };
  return (
    <Popover
      open
      action={popover}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      onClose={(_, reason) => (reason === 'backdropClick' && isDirty.current ? submit() : onClose())}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('list.editCell', { field: label, name: represent(record) }),
          sx: { width: Math.max(narrowest, anchor.clientWidth), padding: 1 },
        },
      }}
    >
      <div ref={form}>
        <StayInSight popover={popover} />
        <Form record={record} onSubmit={save} noValidate>
          <Suspense>
            {input}
            {picksAtOnce(input) && <SaveOnPick field={field} onPick={submit} />}
            <FocusInput />
          </Suspense>
          {refusal && (
            <Alert severity="error" sx={{ marginTop: 0.5, overflowWrap: 'anywhere' }}>
              {'message' in refusal ? (
                refusal.message
              ) : (
                <>
                  {translate('list.changedMeanwhile')}{' '}
                  <FieldValue
                    field={field}
                    value={refusal.theirs[field]}
                    record={refusal.theirs}
                    column={columns[field]}
                  />{' '}
                  {translate('list.saveAnyway')}
                </>
              )}
            </Alert>
          )}
          <Foot onDirty={(dirty) => (isDirty.current = dirty)} onClose={onClose} />
        </Form>
      </div>
    </Popover>
  );
};

export default CellEditor;
