import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formWidth } from '../../components/form/fields/formWidth.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useImpersonator } from './useImpersonator.ts';

export interface ProfilePageProps {
  /** Key of its name. */
  title: string;
  /** Whether it has things that can't be done on another user's behalf; an impersonator is then told so. */
  ownerOnly?: boolean;
  children: ReactNode;
}

/** The common layout of the profile's pages. */
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
