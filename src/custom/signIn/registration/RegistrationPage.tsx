import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useTenant } from '../../../shell/useTenant.ts';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { OtherWay } from '../layout/OtherWay.tsx';
import { OnlyStrangers } from '../OnlyStrangers.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

/** The page to register as an affiliate of the network, if it accepts registrations. */
const RegistrationPage = () => {
  const translate = useTranslate();
  const settings = useTenant();
  const tenant = settings?.name ?? translate('shell.name');
  if (settings?.registration === 'closed')
    return (
      <OnlyStrangers>
        <AuthLayout
          title={translate('signIn.registration.closedTitle')}
          lead={translate('signIn.registration.closed', { tenant })}
        >
          <Button component={LinkBase} to="/login" variant="contained" size="large" fullWidth>
            {translate('signIn.registration.toSignIn')}
          </Button>
        </AuthLayout>
      </OnlyStrangers>
    );
  return (
    <OnlyStrangers>
      <AuthLayout
        title={translate('signIn.registration.title')}
        lead={translate('signIn.registration.lead', { tenant })}
      >
        {settings?.registration === 'moderated' && (
          <Alert severity="info">{translate('signIn.registration.moderated')}</Alert>
        )}
        <RegistrationForm />
        <OtherWay
          question={translate('signIn.registration.hasAccount')}
          link={translate('signIn.registration.signIn')}
          to="/login"
        />
      </AuthLayout>
    </OnlyStrangers>
  );
};

export default RegistrationPage;
