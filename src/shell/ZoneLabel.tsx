import PublicOutlined from '@mui/icons-material/PublicOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { isZone, offsetLabel, zoneName } from '../../domain/zones.ts';
import { useCurrentUser } from './useCurrentUser.ts';

/** The time zone in which the signed-in user sees every date. */
export const ZoneLabel = () => {
  const translate = useTranslate();
  const user = useCurrentUser();
  const zone = zoneName(user?.timezone ?? '');
  if (!isZone(zone)) return null;
  return (
    <Tooltip title={translate('shell.header.timezone', { zone })}>
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          alignItems: 'center',
          gap: 0.5,
          color: 'text.secondary',
          paddingX: 1,
        }}
      >
        <PublicOutlined sx={{ fontSize: 16 }} />
        <Typography variant="body2">{`${zone.split('/').pop()?.replaceAll('_', ' ')} ${offsetLabel(Date.now() / 1000, zone)}`}</Typography>
      </Box>
    </Tooltip>
  );
};
