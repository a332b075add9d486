import ComputerOutlined from '@mui/icons-material/ComputerOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { ToneChip } from '../../../components/fields/ToneChip.tsx';
import { useZone } from '../../../components/viewer.ts';
import type { OwnSession } from './useSessions.ts';

const phones = /android|ios|ipad|iphone|phone/i;

/** Returns the device of a session in words: 'Chrome on Linux'. */
export const useDeviceName = (): ((session: Pick<OwnSession, 'browser' | 'system'>) => string) => {
  const translate = useTranslate();
  return ({ browser, system }) =>
    browser && system
      ? translate('profile.security.sessions.device', { browser, system })
      : browser || system || translate('profile.security.sessions.unknown');
};

export interface SessionItemProps {
  session: OwnSession;
  /** Asks to end it; absent if that isn't possible. */
  onEnd: (() => void) | undefined;
}

/** A session: its device, when it started, and a button to end it. */
export const SessionItem = ({ session, onEnd }: SessionItemProps) => {
  const translate = useTranslate();
  const zone = useZone();
  const device = useDeviceName()(session);
  const { current, createdAt, lastUsedAt, address, system, impersonator } = session;
  const Icon = phones.test(system ?? '') ? SmartphoneOutlined : ComputerOutlined;
  const facts = [
    address,
    translate('profile.security.sessions.since', { moment: formatDateTime(createdAt, zone) }),
    !current &&
      lastUsedAt &&
      translate('profile.security.sessions.lastUsed', { moment: formatDateTime(lastUsedAt, zone) }),
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        paddingY: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="subtitle2"
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
        >
          {device}
          {current && <ToneChip tone="success" label={translate('profile.security.sessions.this')} />}
          {impersonator && (
            <ToneChip
              tone="warning"
              label={
                impersonator.fullName === null
                  ? translate('profile.security.sessions.byNetwork')
                  : translate('profile.security.sessions.impersonator', { name: impersonator.fullName })
              }
            />
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {onEnd && (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={translate('profile.security.sessions.endOf', { device })}
          onClick={onEnd}
        >
          {translate('profile.security.sessions.end')}
        </Button>
      )}
    </Box>
  );
};
