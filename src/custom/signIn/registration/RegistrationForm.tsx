import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { isEmpty } from '../../../../domain/text/is-empty.ts';
import { useLanguage } from '../../../components/language.ts';
import { rulesOf } from '../../../components/inputs/rulesOf.ts';
import { affiliateInputs } from '../../../generated/resources/affiliate.tsx';
import { unannounced } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { browserZone } from '../browserZone.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { AuthInput } from '../form/AuthInput.tsx';
import { NewPasswordInput } from '../form/NewPasswordInput.tsx';
import { EmailInput } from './EmailInput.tsx';

/** New users fill in the same fields as on an affiliate's page. */
const { firstName, lastName } = affiliateInputs;

const fields = ['firstName', 'lastName', 'email', 'password'];
const empty = Object.fromEntries(fields.map((field) => [field, '']));

/** Creates an account and signs in to it. */
export const RegistrationForm = () => {
  const { anonymous, session } = useServices();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const translate = useTranslate();

  const register = async ({ firstName, lastName, email, password }: FieldValues) => {
    const body = {
      email: String(email).trim(),
      password: String(password),
      firstName: String(firstName).trim(),
      ...(!isEmpty(lastName) && { lastName: String(lastName).trim() }),
      language,
      timezone: browserZone(),
    };
    session.open(dataOf(await anonymous.POST('/public/sign-up', { body, headers: unannounced })));
    // It may have been cached that nobody was signed in, and all pages would rely on it.
    queryClient.removeQueries({ queryKey: ['auth'] });
    navigate('/data-filling');
  };

  return (
    <AuthForm fields={fields} defaults={empty} submit={translate('signIn.registration.submit')} onSubmit={register}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <AuthInput source="firstName" autoComplete="given-name" autoFocus validate={rulesOf(firstName)} />
        <AuthInput source="lastName" placeholder="optional" autoComplete="family-name" validate={rulesOf(lastName)} />
      </Box>
      <EmailInput />
      <NewPasswordInput />
    </AuthForm>
  );
};
