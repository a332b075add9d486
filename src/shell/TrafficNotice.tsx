import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useCurrentUser } from './useCurrentUser.ts';

/** Says on every page of an affiliate that the network accepts none of their traffic, and why if a reason was given. */
export const TrafficNotice = () => {
  const translate = useTranslate();
  const user = useCurrentUser();
  if (user?.role.type !== 'affiliate' || !user.trafficBlocked) return null;
  return (
    <Alert severity="warning" sx={{ marginBottom: 2 }}>
      {translate('shell.traffic.blocked')}
      {user.blockReason && ` ${translate('shell.traffic.reason', { reason: user.blockReason })}`}
    </Alert>
  );
};
