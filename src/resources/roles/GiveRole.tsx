import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, type RaRecord, useDataProvider, useNotify, useTranslate } from 'ra-core';
import { Suspense, useId } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useSending } from '../../components/form/saving/useSending.ts';
import { ReferenceManyInput } from '../../components/inputs/inputs.tsx';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { rule } from '../../components/validation.ts';
import type { Role } from './model.ts';

export interface GiveRoleProps {
  role: Role;
  /** Resource of the people to select from. */
  people: 'affiliates/members' | 'employees';
  onGiven: () => void;
  onClose: () => void;
}

const isId = (value: unknown): value is number => typeof value === 'number';

const GiveButton = () => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {translate('roles.giveNow')}
    </Button>
  );
};

/** Gives a role to people, replacing their current one. */
export const GiveRole = ({ role, people, onGiven, onClose }: GiveRoleProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const heading = useId();
  const { send, failure } = useSending(['people'], async ({ people: chosen }: FieldValues) => {
    const ids = Array.isArray(chosen) ? chosen.filter(isId) : [];
    // Read first, so that an edit made by someone else in the meantime isn't overwritten.
    await dataProvider.getMany<RaRecord>(people, { ids });
    await dataProvider.updateMany(people, { ids, data: { role: role.id } });
    notify('roles.given', { type: 'success', messageArgs: { smart_count: ids.length, role: role.title } });
    onGiven();
    onClose();
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('roles.giveTitle', { role: role.title ?? '' })}</DialogTitle>
      <Form onSubmit={send} noValidate disableInvalidFormNotification>
        <DialogContent sx={{ display: 'grid', gap: 2, paddingTop: 0 }}>
          <DialogContentText variant="body2">{translate('roles.giveText')}</DialogContentText>
          <Suspense>
            <ReferenceManyInput
              source="people"
              label="roles.people"
              reference={people}
              referenceFilter={{ status: ['active'] }}
              validate={[rule('required')]}
            />
          </Suspense>
          {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <GiveButton />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
