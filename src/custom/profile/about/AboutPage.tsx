import { useCurrentUser } from '../../../shell/useCurrentUser.ts';
import { ProfilePage } from '../ProfilePage.tsx';
import { AboutForm } from './AboutForm.tsx';
import { TelegramSection } from '../notifications/TelegramSection.tsx';
import { KeysSection } from './KeysSection.tsx';

/** The user's own details. The layout opens the page once the signed-in user is known. */
export default function AboutPage() {
  const user = useCurrentUser();
  return (
    <ProfilePage title="pages.about">
      {user && <AboutForm user={user} />}
      {user && <KeysSection user={user} />}
      {/* Others have it among their notifications. */}
      {user?.role.type === 'affiliate' && <TelegramSection user={user} />}
    </ProfilePage>
  );
}
