import { useRecordContext } from 'ra-core';
import { PasswordInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { rule } from '../../../components/validation.ts';
import type { CurrentUser } from '../../../providers/data/contract.ts';

/** The current password, asked for while the form has another email address than the user. */
export const CurrentPasswordInput = () => {
  const { email } = useRecordContext<CurrentUser>() ?? {};
  const typed: unknown = useWatch({ name: 'email' });
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
