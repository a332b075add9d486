import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { ToneChip } from '../../../components/fields/ToneChip.tsx';
import { useZone } from '../../../components/viewer.ts';
import type { ApiToken } from './useTokens.ts';

const name = 'profile.tokens';

export interface TokenItemProps {
  token: ApiToken;
  /** Asks to revoke it; absent if that isn't possible. */
  onRevoke: (() => void) | undefined;
}

/** A token by its title and its last characters, with a button to revoke it. */
export const TokenItem = ({ token, onRevoke }: TokenItemProps) => {
  const translate = useTranslate();
  const zone = useZone();
  const { title, hint, createdAt, lastUsedAt, expiresAt } = token;
  const fact = (known: string, at: number | null | undefined, unknown: string): string =>
    translate(`${name}.${at ? known : unknown}`, { moment: at ? formatDateTime(at, zone) : '' });
  const facts = [
    fact('created', createdAt, 'created'),
    fact('lastUsed', lastUsedAt, 'neverUsed'),
    fact('expires', expiresAt, 'neverExpires'),
  ];
  const isExpired = expiresAt ? expiresAt * 1000 <= Date.now() : false;
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
      <KeyOutlined aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="subtitle2"
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, overflowWrap: 'anywhere' }}
        >
          {title}
          <Typography
            component="code"
            variant="body2"
            color="textSecondary"
            sx={{ fontFamily: 'monospace' }}
          >{`slc_…${hint}`}</Typography>
          {isExpired && <ToneChip tone="warning" label={translate(`${name}.expired`)} />}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {onRevoke && (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={translate(`${name}.revokeOf`, { title })}
          onClick={onRevoke}
        >
          {translate(`${name}.revoke`)}
        </Button>
      )}
    </Box>
  );
};
