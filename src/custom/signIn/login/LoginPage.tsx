import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { useTenant } from '../../../shell/useTenant.ts';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { OtherWay } from '../layout/OtherWay.tsx';
import { OnlyStrangers } from '../OnlyStrangers.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { Credentials } from '../../../providers/auth/authProvider.ts';
import { type Refusal, useSignIn } from './useSignIn.ts';

/** The page to sign in, by password and, if the account requires it, a code. */
const LoginPage = () => {
  const { session } = useServices();
  const [notice] = useState(session.notice);
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [refusal, setRefusal] = useState<Refusal | undefined>(notice ? { kind: 'other', message: notice } : undefined);
  const [isCodeDue, setCodeDue] = useState(false);
  const signIn = useSignIn();
  const translate = useTranslate();
  const isOpen = (useTenant()?.registration ?? 'closed') !== 'closed';

  const attempt = async (given: Credentials) => {
    const refused = await signIn(given);
    setCredentials({ email: given.email, password: given.password });
    setRefusal(refused?.kind === 'codeDue' ? undefined : refused);
    if (refused?.kind === 'codeDue') setCodeDue(true);
  };
  const goBack = () => {
    setCodeDue(false);
    setRefusal(undefined);
  };

  const shown = refusal?.kind === 'codeDue' ? undefined : refusal;
  return (
    <OnlyStrangers>
      {isCodeDue ? (
        <AuthLayout title={translate('signIn.code.title')} lead={translate('signIn.code.lead')}>
          <CodeForm
            {...(shown && { refusal: shown })}
            onSubmit={(code) => attempt({ ...credentials, code })}
            onBack={goBack}
          />
        </AuthLayout>
      ) : (
        <AuthLayout title={translate('signIn.login.title')} lead={translate('signIn.login.lead')}>
          <LoginForm credentials={credentials} {...(shown && { failure: shown.message })} onSubmit={attempt} />
          {isOpen && (
            <OtherWay
              question={translate('signIn.login.noAccount')}
              link={translate('signIn.login.register')}
              to="/registration"
            />
          )}
        </AuthLayout>
      )}
    </OnlyStrangers>
  );
};

export default LoginPage;
