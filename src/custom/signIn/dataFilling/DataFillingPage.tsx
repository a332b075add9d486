import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useAuthenticated, useTranslate } from 'ra-core';
import { useCurrentUser } from '../../../shell/useCurrentUser.ts';
import { InResource } from '../../../components/InResource.tsx';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { FillingForm } from './FillingForm.tsx';

const thisPage = { page: 'data-filling' };

/** What new users can say about themselves after signing up, if they like (D106). */
const DataFillingPage = () => {
  const { data: isSignedIn = false } = useAuthenticated({ params: thisPage });
  const translate = useTranslate();
  return (
    <AuthLayout wide title={translate('signIn.filling.title')} lead={translate('signIn.filling.lead')}>
      {isSignedIn ? <Filling /> : <Skeleton variant="rounded" height={480} />}
    </AuthLayout>
  );
};

const Filling = () => {
  const user = useCurrentUser();
  const translate = useTranslate();
  if (!user) return <Skeleton variant="rounded" height={480} />;
  return (
    <>
      {user.trafficBlocked && <Alert severity="info">{translate('signIn.filling.moderated')}</Alert>}
      {/* The fields have the same names as in the list of affiliates. */}
      <InResource name="affiliates/members">
        <FillingForm user={user} />
      </InResource>
    </>
  );
};

export default DataFillingPage;
