import { useRecordContext } from 'ra-core';
import { PasswordInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSecretField } from '../../../components/form/fields/secretFields.ts';
import { rule } from '../../../components/validation.ts';
import type { CurrentUser } from '../../../providers/data/contract.ts';

/** The current password, required while the form's email address differs from the user's. */
export const CurrentPasswordInput = () => {
  const { email } = useRecordContext<CurrentUser>() ?? {};
  const typed: unknown = useWatch({ name: 'email' });
  useSecretField('currentPassword');
  if (typed === undefined || typed === email) return null;
  return (
    <PasswordInput
      source="currentPassword"
      label="profile.currentPassword"
      helperText="profile.about.emailPassword"
      autoComplete="current-password"
      fullWidth
      shouldUnregister
      validate={rule('required')}
    />
  );
};
