import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useFileAddress } from '../components/api.ts';
import { useTenant } from './useTenant.ts';

const Mark = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flexShrink: 0 }}>
    <rect width="32" height="32" rx="8" fill="#8F3FE0" />
    <path
      d="M7 9h7c4 0 4 7 8 7h3M7 16h6c3 0 4 7 8 7h4M7 23h4M22 9h3"
      fill="none"
      stroke="#fff"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  </svg>
);

/** The tenant's logo and name, or the product's own. `mini` leaves the name to screen readers. */
export const Logo = ({ mini = false, size = 26 }: { mini?: boolean; size?: number }) => {
  const tenant = useTenant();
  const fileAddress = useFileAddress();
  const translate = useTranslate();
  const name = tenant?.name ?? translate('shell.name');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {tenant?.logoUrl ? (
        <Box
          component="img"
          src={fileAddress(tenant.logoUrl)}
          alt={mini ? name : ''}
          sx={{ height: size, maxWidth: mini ? size : 120, objectFit: 'contain', flexShrink: 0 }}
        />
      ) : (
        <Mark size={size} />
      )}
      {!mini && (
        <Typography noWrap sx={{ fontWeight: 650, fontSize: '0.9375rem', letterSpacing: '-0.01em' }}>
          {name}
        </Typography>
      )}
    </Box>
  );
};
