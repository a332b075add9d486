import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formWidth } from '../../components/form/formWidth.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useImpersonator } from './useImpersonator.ts';

export interface ProfilePageProps {
  /** Key of its name. */
  title: string;
  /** Whether it has things that nobody may do in another's name; then it says so to anyone who tries. */
  ownerOnly?: boolean;
  children: ReactNode;
}

/** What the pages of the profile share. */
export const ProfilePage = ({ title, ownerOnly = false, children }: ProfilePageProps) => {
  const translate = useTranslate();
  const impersonator = useImpersonator();
  return (
    <Stack spacing={2} sx={{ maxWidth: formWidth }}>
      <PageHeading text={title} />
      {ownerOnly && impersonator && (
        <Alert severity="info">{translate('profile.impersonated', { name: impersonator.owner })}</Alert>
      )}
      {children}
    </Stack>
  );
};
