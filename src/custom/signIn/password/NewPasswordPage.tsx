import Button from '@mui/material/Button';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { LinkSent } from './LinkSent.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

type Stage = { name: 'choosing' | 'expired' | 'done' } | { name: 'sent'; email: string };

/** The target of the link in the email. An expired link is reported, and another can be requested immediately. */
const NewPasswordPage = () => {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [stage, setStage] = useState<Stage>({ name: token === '' ? 'expired' : 'choosing' });
  const translate = useTranslate();
  const say = (key: string) => translate(`signIn.newPassword.${key}`);
  switch (stage.name) {
    case 'choosing':
      return (
        <AuthLayout title={say('title')} lead={say('lead')}>
          <NewPasswordForm
            token={token}
            onDone={() => setStage({ name: 'done' })}
            onExpired={() => setStage({ name: 'expired' })}
          />
        </AuthLayout>
      );
    case 'expired':
      return (
        <AuthLayout title={say('expiredTitle')} lead={<span role="status">{say('expired')}</span>}>
          <RecoveryForm onSent={(email) => setStage({ name: 'sent', email })} />
        </AuthLayout>
      );
    case 'sent':
      return <LinkSent email={stage.email} onAgain={() => setStage({ name: 'expired' })} />;
    case 'done':
      return (
        <AuthLayout title={say('doneTitle')} lead={<span role="status">{say('done')}</span>}>
          <Button component={LinkBase} to="/login" variant="contained" size="large" fullWidth>
            {say('toSignIn')}
          </Button>
        </AuthLayout>
      );
  }
};

export default NewPasswordPage;
