import { useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { OtherWay } from '../layout/OtherWay.tsx';
import { LinkSent } from './LinkSent.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

/** Returns the email address as it was typed on the sign-in page. */
const emailOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

/** The page for users who forgot their password to request a link for a new one. */
const RecoveryPage = () => {
  const { state } = useLocation();
  const [email, setEmail] = useState(emailOf(state));
  const [isSent, setSent] = useState(false);
  const translate = useTranslate();
  if (isSent) return <LinkSent email={email} onAgain={() => setSent(false)} />;
  return (
    <AuthLayout title={translate('signIn.recovery.title')} lead={translate('signIn.recovery.lead')}>
      <RecoveryForm
        email={email}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
      <OtherWay link={translate('signIn.recovery.back')} to="/login" />
    </AuthLayout>
  );
};

export default RecoveryPage;
