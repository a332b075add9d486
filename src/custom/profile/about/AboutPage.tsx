import { useCurrentUser } from '../../../shell/useCurrentUser.ts';
import { ProfilePage } from '../ProfilePage.tsx';
import { AboutForm } from './AboutForm.tsx';
import { KeysSection } from './KeysSection.tsx';

/** Who one is to this network. The layout opens it when the signed-in user is known. */
export default function AboutPage() {
  const user = useCurrentUser();
  return (
    <ProfilePage title="pages.about">
      {user && <AboutForm user={user} />}
      {user && <KeysSection user={user} />}
    </ProfilePage>
  );
}
