import PublicOutlined from '@mui/icons-material/PublicOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isZone, offsetLabel, zoneName } from '../../../domain/time/zones.ts';
import { later } from '../../components/deferred.tsx';
import { useCurrentUser } from '../useCurrentUser.ts';
import type { ZonePopoverProps } from './ZonePopover.tsx';

const ZonePopover = later<ZonePopoverProps>(
  () => import('./ZonePopover.tsx'),
  ({ anchor }) => anchor !== null,
);

/** The time zone in which the signed-in user sees every date, with a way to change it. */
export const ZoneSwitch = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const zone = zoneName(useCurrentUser()?.timezone ?? '');
  if (!isZone(zone)) return null;
  const offset = offsetLabel(Date.now() / 1000, zone);
  return (
    <>
      <Button
        variant="text"
        aria-label={translate('shell.zone.change', { zone: zone.replaceAll('_', ' '), offset })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<PublicOutlined sx={{ fontSize: 16 }} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          flexShrink: 0,
          paddingX: { xs: 1, sm: 1.5 },
          '& .MuiButton-startIcon': { marginRight: { xs: 0, sm: 0.5, md: 0.75 } },
        }}
      >
        <Typography variant="body2" component="span" sx={{ display: { xs: 'none', lg: 'inline' }, marginRight: 0.5 }}>
          {zone.split('/').pop()?.replaceAll('_', ' ')}
        </Typography>
        {/* On a phone the page's title needs the space. */}
        <Typography variant="body2" component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {offset}
        </Typography>
      </Button>
      <ZonePopover anchor={anchor} chosen={zone} onClose={() => setAnchor(null)} />
    </>
  );
};
