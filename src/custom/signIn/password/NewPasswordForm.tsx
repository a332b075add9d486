import { useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { rule } from '../../../components/validation.ts';
import { unannounced } from '../../../providers/calls/calls.ts';
import { failureBody } from '../../../providers/data/errors.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import { NewPasswordInput } from '../form/NewPasswordInput.tsx';
import { PasswordInput } from '../form/PasswordInput.tsx';

export interface NewPasswordFormProps {
  /** From the link. */
  token: string;
  onDone: () => void;
  /** Called when the link is no longer valid. */
  onExpired: () => void;
}

const isExpired = (error: unknown): boolean =>
  failureBody(error)?.details.some(({ path }) => path === 'token') ?? false;

/** A new password, twice. */
export const NewPasswordForm = ({ token, onDone, onExpired }: NewPasswordFormProps) => {
  const { anonymous, session } = useServices();
  const translate = useTranslate();

  const save = async ({ password }: FieldValues) => {
    try {
      await anonymous.POST('/public/password/new', {
        body: { token, password: String(password) },
        headers: unannounced,
      });
    } catch (error) {
      if (!isExpired(error)) throw error;
      onExpired();
      return;
    }
    // The server has ended every session of the account, and this browser may have had one of them.
    session.close();
    onDone();
  };

  return (
    <AuthForm
      fields={['password', 'repeat']}
      defaults={{ password: '', repeat: '' }}
      submit={translate('signIn.newPassword.submit')}
      onSubmit={save}
    >
      <NewPasswordInput label="newPassword" autoFocus />
      <PasswordInput source="repeat" validate={[rule('required'), rule('confirmPassword', 'password')]} />
    </AuthForm>
  );
};
