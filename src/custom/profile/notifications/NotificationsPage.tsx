import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { useCurrentUser } from '../../../shell/useCurrentUser.ts';
import { ProfilePage } from '../ProfilePage.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { TelegramSection } from './TelegramSection.tsx';
import { NoticeChoice } from './NoticeChoice.tsx';
import { useNoticeChoices } from './useNoticeChoices.ts';

/** What the product emails the user about, each of which can be turned on and off. */
export default function NotificationsPage() {
  const translate = useTranslate();
  const user = useCurrentUser();
  const { notices, choose } = useNoticeChoices();
  return (
    <ProfilePage title="pages.ownNotifications">
      <ProfileSection text={translate('profile.notifications.text', { email: user?.email ?? '' })}>
        <Loaded query={notices} waiting={<Skeleton variant="rounded" height={240} />}>
          {(all) => (
            <>
              {all.length === 0 && (
                <Typography color="textSecondary">{translate('profile.notifications.empty')}</Typography>
              )}
              <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {all.map((notice) => (
                  <NoticeChoice
                    key={notice.kind}
                    notice={notice}
                    onChoose={(email) => choose({ kind: notice.kind, email })}
                  />
                ))}
              </Stack>
            </>
          )}
        </Loaded>
      </ProfileSection>
      {user && <TelegramSection user={user} />}
    </ProfilePage>
  );
}
