import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { SessionItem, useDeviceName } from './SessionItem.tsx';
import { type OwnSession, useSessions } from './useSessions.ts';

const name = 'profile.security.sessions';

/** The browsers in which the user is signed in; each can be signed out from here. */
export const SessionsSection = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const deviceName = useDeviceName();
  const { sessions, end, endOthers } = useSessions();
  const [asked, setAsked] = useState<OwnSession | 'others'>();
  const close = () => setAsked(undefined);
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0;
  const hasOthers = others > 0;
  const isOne = asked !== undefined && asked !== 'others';

  const confirm = () => {
    if (asked === 'others') endOthers.mutate(undefined, { onSettled: close });
    else if (asked) end.mutate(asked.id, { onSettled: close });
  };

  return (
    <ProfileSection
      title={translate(`${name}.title`)}
      text={translate(`${name}.text`)}
      actions={
        hasOthers && (
          <Button variant="outlined" color="inherit" disabled={disabled} onClick={() => setAsked('others')}>
            {translate(`${name}.endOthers`)}
          </Button>
        )
      }
    >
      <Loaded query={sessions} waiting={<Skeleton variant="rounded" height={96} />}>
        {(all) => (
          <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {all.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                onEnd={session.current || disabled ? undefined : () => setAsked(session)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      <ConfirmDialog
        open={asked !== undefined}
        title={translate(isOne ? `${name}.endTitle` : `${name}.endOthersTitle`)}
        text={isOne ? translate(`${name}.endText`, { device: deviceName(asked) }) : translate(`${name}.endOthersText`)}
        confirm={isOne ? translate(`${name}.endOne`) : translate(`${name}.endCount`, { smart_count: others })}
        isBusy={end.isPending || endOthers.isPending}
        onConfirm={confirm}
        onClose={close}
      />
    </ProfileSection>
  );
};
