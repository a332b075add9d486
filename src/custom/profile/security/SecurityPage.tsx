import { ProfilePage } from '../ProfilePage.tsx';
import { useImpersonator } from '../useImpersonator.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** How the user signs in, and where they are signed in. */
export default function SecurityPage() {
  const disabled = useImpersonator() !== undefined;
  return (
    <ProfilePage title="pages.security" ownerOnly>
      <PasswordSection disabled={disabled} />
      <TwoFactorSection disabled={disabled} />
      <SessionsSection disabled={disabled} />
    </ProfilePage>
  );
}
