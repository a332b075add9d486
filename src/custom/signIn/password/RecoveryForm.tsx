import { useTranslate } from 'ra-core';
import { rule } from '../../../components/validation.ts';
import { unannounced } from '../../../providers/calls/calls.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import { AuthInput } from '../form/AuthInput.tsx';

export interface RecoveryFormProps {
  /** The address as typed elsewhere. */
  email?: string;
  onSent: (email: string) => void;
}

/** Requests a link for changing the password. */
export const RecoveryForm = ({ email = '', onSent }: RecoveryFormProps) => {
  const { anonymous } = useServices();
  const translate = useTranslate();
  return (
    <AuthForm
      fields={['email']}
      defaults={{ email }}
      submit={translate('signIn.recovery.submit')}
      onSubmit={async (values) => {
        const address = String(values['email']).trim();
        await anonymous.POST('/public/password/recovery', { body: { email: address }, headers: unannounced });
        onSent(address);
      }}
    >
      <AuthInput
        source="email"
        type="email"
        autoComplete="username"
        autoFocus
        validate={[rule('required'), rule('maxLength', 254), rule('email')]}
      />
    </AuthForm>
  );
};
