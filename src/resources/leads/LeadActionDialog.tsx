import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, useRecordContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { recordOf } from '../../../domain/records.ts';
import { BooleanInput, EnumInput, ReferenceOneInput, TextInput } from '../../components/inputs/inputs.tsx';
import { useWords } from '../../components/useWords.ts';
import { rule } from '../../components/validation.ts';
import type { FormErrors } from '../../providers/data/errors.ts';
import { corrected, CorrectionInputs } from './CorrectionInputs.tsx';
import type { LeadAction } from './leadActions.ts';
import { leadWords } from './leadWords.ts';
import { ResendPreview } from './ResendPreview.tsx';
import { useClosingGuard } from '../../components/form/unsaved/useClosingGuard.tsx';

/** Returns what was entered of the vertical's further parameters; what is blank stays. */
const paramsIn = (values: FieldValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(recordOf(values['params'])).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  );

interface InputsProps {
  action: LeadAction;
  lead: number | undefined;
  campaign: unknown;
}

const Inputs = ({ action, lead, campaign }: InputsProps) => {
  const say = useWords();
  const skippable = (['caps', 'schedule', 'duplicates', 'validation'] as const).map((id) => ({
    id,
    name: say(leadWords.skips[id]),
  }));
  switch (action) {
    case 'resend':
      return (
        <>
          <EnumInput source="skip" label={say(leadWords.skip)} choices={skippable} several />
          <ReferenceOneInput source="advertiser" label={say(leadWords.onlyTo)} reference="advertisers" />
          {lead !== undefined && <ResendPreview lead={lead} />}
        </>
      );
    case 'grade':
      return (
        <ReferenceOneInput
          source="grade"
          label={say(leadWords.grade)}
          reference="lead-grades"
          validate={[rule('required')]}
        />
      );
    case 'settle':
      return <BooleanInput source="accepted" label={say(leadWords.accepted)} />;
    case 'edit':
      return <CorrectionInputs campaign={typeof campaign === 'number' ? campaign : undefined} />;
    case 'trash':
      return null;
  }
};

interface LeadActionDialogProps {
  action: LeadAction;
  /** The lead, if there is only one; absent for several. */
  lead?: number;
  /** Returns what is wrong with the values, by fields, if they can show it. */
  onConfirm: (values: Readonly<Record<string, unknown>>) => Promise<FormErrors | undefined>;
  onClose: () => void;
}

/** Asks how and why an action is taken on one or more leads. */
const LeadActionDialog = ({ action, lead, onConfirm, onClose }: LeadActionDialogProps) => {
  const say = useWords();
  const translate = useTranslate();
  const record = useRecordContext();
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const { guard, question } = useClosingGuard(onClose);
  const verb = say(leadWords.actions[action]);
  // Contact data is masked on the page: what is typed replaces it, what is left blank stays.
  const shown = { accepted: false, country: record?.['country'], language: record?.['language'] };
  const given = (values: FieldValues): Readonly<Record<string, unknown>> => {
    const { note, skip, advertiser, grade, accepted } = values;
    const said = { ...(note && { note }) };
    if (action === 'edit') {
      const changed = corrected.filter((name) => values[name] && values[name] !== record?.[name]);
      const params = paramsIn(values);
      return {
        ...said,
        ...Object.fromEntries(changed.map((name) => [name, values[name]])),
        ...(Object.keys(params).length > 0 && { params }),
      };
    }
    if (action === 'resend') return { ...said, ...(skip?.length > 0 && { skip }), ...(advertiser && { advertiser }) };
    if (action === 'grade') return { ...said, grade };
    return action === 'settle' ? { ...said, accepted: accepted === true } : said;
  };
  const submit = async (values: FieldValues) => {
    setBusy(true);
    const errors = await onConfirm(given(values));
    setBusy(false);
    return errors;
  };
  return (
    <Dialog open {...guard} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Form record={shown} onSubmit={submit}>
        <DialogTitle id={titleId} variant="h3">
          {verb}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={1.5} useFlexGap sx={{ paddingTop: 1, '& .MuiFormControl-root': { margin: 0 } }}>
            <Inputs action={action} lead={lead} campaign={record?.['campaign']} />
            <TextInput source="note" label={say(leadWords.note)} multiline validate={[rule('maxLength', 500)]} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} color={action === 'trash' ? 'error' : 'primary'}>
            {verb}
          </Button>
        </DialogActions>
      </Form>
      {question}
    </Dialog>
  );
};

export default LeadActionDialog;
