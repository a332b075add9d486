import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { Form, useNotify, useTranslate } from 'ra-core';
import { BooleanInput, PasswordInput } from 'react-admin';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { rulesOf } from '../../../components/inputs/rulesOf.ts';
import { employeeInputs } from '../../../generated/resources/employee.tsx';
import { rule } from '../../../components/validation.ts';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { useReloadUser } from '../../../shell/useReloadUser.ts';
import { usualMinimum } from '../../../providers/tenant/tenantSettings.ts';
import { useTenant } from '../../../shell/useTenant.ts';
import { ProfileSection } from '../ProfileSection.tsx';
import { useSubmit } from '../useSubmit.ts';
import { sessionsKey } from './useSessions.ts';

const SubmitButton = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={disabled} loading={isSubmitting}>
      {translate('profile.security.password.submit')}
    </Button>
  );
};

const input = { fullWidth: true, helperText: false } as const;

/** Changes the password. */
export const PasswordSection = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const minimum = useTenant()?.passwordMinimum ?? usualMinimum;
  const { client } = useServices();
  const reload = useReloadUser();
  // After a successful submission the form starts over, empty.
  const [done, setDone] = useState(0);
  const submit = useSubmit(['currentPassword', 'password'], async ({ currentPassword, password, revokeApiTokens }) => {
    await client.PATCH('/user/users/me', {
      body: { items: [{ currentPassword, password, ...(revokeApiTokens && { revokeApiTokens }) }] },
      headers: inOwnWords,
    });
    setDone((times) => times + 1);
    notify('profile.security.password.changed', { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: sessionsKey });
    if (revokeApiTokens) await reload({});
  });
  const name = 'profile.security.password';
  return (
    <ProfileSection title={translate(`${name}.title`)} text={translate(`${name}.text`)}>
      <Form key={done} onSubmit={submit} disabled={disabled} noValidate>
        <Stack
          spacing={2}
          useFlexGap
          sx={{ maxWidth: 400, alignItems: 'flex-start', '& .MuiFormControl-root': { margin: 0 } }}
        >
          <PasswordInput
            {...input}
            source="currentPassword"
            label="profile.currentPassword"
            autoComplete="current-password"
            validate={rule('required')}
          />
          <PasswordInput
            {...input}
            source="password"
            label={`${name}.new`}
            autoComplete="new-password"
            helperText={translate(`${name}.rule`, { smart_count: minimum })}
            validate={[rule('required'), rule('minLength', minimum), ...rulesOf(employeeInputs.password)]}
          />
          <PasswordInput
            {...input}
            source="repeated"
            label={`${name}.repeat`}
            autoComplete="new-password"
            validate={[rule('required'), rule('confirmPassword', 'password')]}
          />
          <BooleanInput
            source="revokeApiTokens"
            label={`${name}.revokeTokens`}
            helperText={`${name}.revokeTokensHint`}
            defaultValue={false}
          />
          <SubmitButton disabled={disabled} />
        </Stack>
      </Form>
    </ProfileSection>
  );
};
