import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { failureBody, type FormErrors } from '../../../../providers/data/errors.ts';
import { useEntry } from '../../../entries.ts';
import { BooleanInput } from '../../../inputs/inputs.tsx';
import type { ModeProps } from '../../../inputs/props.ts';
import { useActionLabel } from '../../../useActionLabel.ts';
import { complaintOf, useErrorToast } from '../../../useErrorToast.ts';
import { useColumnLabel } from '../../columns/columnLabel.ts';
import { useSelection } from '../../selection/useSelection.ts';
import { type JobAction, useStartJob } from '../../selection/useStartJob.ts';
import { useListEdits } from '../../inPlace/ListEdits.tsx';
import { useEditRecords } from '../../inPlace/useEditRecords.tsx';
import { actOf, type Chosen, editsOf, type Mode, withModes } from './bulkChanges.ts';
import { BulkField } from './BulkField.tsx';
import { BulkSummary } from './BulkSummary.tsx';
import { useClosingGuard } from '../../../form/unsaved/useClosingGuard.tsx';

export interface BulkEditProps {
  /** The selected records; undefined if not all of them are loaded. */
  records: readonly RaRecord[] | undefined;
  /** Handles a refusal in its own way; returns whether it does. */
  onRefused: (act: JobAction, error: unknown) => boolean;
}

const SubmitButton = ({ label, disabled }: { label: string; disabled: boolean }) => {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={disabled} loading={isSubmitting}>
      {label}
    </Button>
  );
};

/** Returns the server's objections by selected field; undefined if they concern something else. */
const errorsOf = (error: unknown, chosen: Chosen): FormErrors | undefined => {
  const found = (failureBody(error)?.details ?? []).map(({ path = '', message }) => {
    const [, field = ''] = /^(?:items\.\d+|values|add|remove)\.([^.]+)/.exec(path) ?? [];
    return [field, message] as const;
  });
  return found.length > 0 && found.every(([field]) => field in chosen)
    ? Object.fromEntries(found.toReversed())
    : undefined;
};

/**
 * Asks for the fields to set on the selected records, and sets them: if they are loaded, in one call that changes all
 * or none, otherwise by a job. The input is kept until it succeeds.
 */
const BulkEditDialog = ({ records, onRefused, onClose }: BulkEditProps & { onClose: () => void }) => {
  const translate = useTranslate();
  const { name } = useEntry();
  const { inputs, bulk } = useListEdits();
  // Labelled like their inputs: a column may combine several fields.
  const labelOf = useColumnLabel(inputs);
  const { count, clear } = useSelection();
  const notify = useNotify();
  const complain = useErrorToast();
  const edit = useEditRecords();
  const start = useStartJob();
  const titleId = useId();
  const { guard, question } = useClosingGuard(onClose);
  const [chosen, setChosen] = useState<Chosen>({});
  const [failure, setFailure] = useState<string>();
  const act = useActionLabel(name)(translate('ra.action.edit'), count);

  const choose = (field: string, mode: Mode | undefined) => {
    const { [field]: _, ...others } = chosen;
    setChosen(mode ? { ...chosen, [field]: mode } : others);
  };
  const modes = Object.fromEntries(
    bulk.flatMap((field) => {
      const props: Partial<ModeProps> = inputs[field]?.props ?? {};
      return props.mode ? [[field, props.mode.source]] : [];
    }),
  );
  const meant = withModes(chosen, modes);
  // An untouched switch stands for the value it shows.
  const valuesOf = (values: FieldValues): FieldValues =>
    Object.fromEntries(
      Object.keys(meant).map((field) => [
        field,
        values[field] ?? (inputs[field]?.type === BooleanInput ? false : values[field]),
      ]),
    );
  const save = async (typed: FieldValues): Promise<FormErrors | undefined> => {
    setFailure(undefined);
    const wanted = actOf(meant, valuesOf(typed));
    const edits = records && editsOf(records, wanted);
    try {
      if (!edits) return await start(wanted).then(() => undefined);
      if (edits.length > 0) await edit(edits);
      else notify('bulkEdit.unchanged');
      clear();
    } catch (error) {
      if (edits && onRefused(wanted, error)) return undefined;
      const errors = errorsOf(error, chosen);
      if (errors) return errors;
      complain(error);
      const message = complaintOf(error);
      setFailure(translate(message, { _: message }));
    }
    return undefined;
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } } } }}
      onInput={guard.onInput}
      onClose={(_, why) => why === 'escapeKeyDown' && guard.onClose()}
    >
      <Form record={{}} onSubmit={save} noValidate>
        <DialogTitle id={titleId} variant="h3">
          {act}
        </DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2">{translate('bulkEdit.choose')}</DialogContentText>
          {bulk.map((field) => {
            const input = inputs[field];
            return (
              input && (
                <BulkField
                  key={field}
                  label={labelOf(field)}
                  input={input}
                  mode={chosen[field]}
                  onChange={(mode) => choose(field, mode)}
                />
              )
            );
          })}
          {!records && (
            <DialogContentText variant="body2" sx={{ marginTop: 1 }}>
              {translate('job.skipped')}
            </DialogContentText>
          )}
          {failure !== undefined && (
            <Alert severity="error" sx={{ marginTop: 1 }}>
              {failure}
            </Alert>
          )}
        </DialogContent>
        {Object.keys(chosen).length > 0 && (
          <BulkSummary chosen={chosen} count={count} labelOf={labelOf} valuesOf={valuesOf} />
        )}
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <SubmitButton label={act} disabled={Object.keys(chosen).length === 0} />
        </DialogActions>
      </Form>
      {question}
    </Dialog>
  );
};

export default BulkEditDialog;
