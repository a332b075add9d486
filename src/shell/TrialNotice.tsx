import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { trialDaysLeft } from '../../domain/time/dates.ts';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { zoneOf } from '../components/viewer.ts';
import { useCurrentUser } from './useCurrentUser.ts';
import { useTenant } from './useTenant.ts';

/**
 * How many days of its trial the tenant has left, or that it is over; nothing for affiliates and for tenants without a
 * trial.
 */
export const TrialNotice = () => {
  const translate = useTranslate();
  const user = useCurrentUser();
  const end = useTenant()?.trialExpireAt ?? null;
  if (end === null || !user || user.role.type === 'affiliate') return null;
  const days = trialDaysLeft(end, Math.floor(Date.now() / 1000), zoneOf(user.timezone));
  const text = days > 0 ? translate('shell.trial.left', { smart_count: days }) : translate('shell.trial.expired');
  return (
    <Chip
      role="status"
      icon={<HourglassBottomOutlined sx={{ fontSize: 14 }} />}
      color={days > 3 ? 'default' : days > 0 ? 'warning' : 'error'}
      title={text}
      label={
        <>
          <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}>
            {text}
          </Box>
          <Box component="span" aria-hidden="true" sx={{ display: { md: 'none' } }}>
            {translate('shell.trial.short', { days: Math.max(days, 0) })}
          </Box>
        </>
      }
      sx={{ flexShrink: 0 }}
    />
  );
};
