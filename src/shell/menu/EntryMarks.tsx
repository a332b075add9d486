import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import type { ShownLine } from './menuView.ts';

const max = 99;

const chip = { height: 18, fontSize: '0.6875rem' } as const;

/** A dot for when there is no room for a number. */
export const CountDot = () => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{ width: 7, height: 7, flexShrink: 0, borderRadius: '50%', backgroundColor: 'error.main' }}
  />
);

/** The marks after an entry's text: that it is new, that it is still to come, how much is waiting there. */
export const EntryMarks = ({ line, count }: { line: ShownLine; count: number }) => {
  const translate = useTranslate();
  return (
    <>
      {'beta' in line && line.beta && <Chip label={translate('shell.menu.beta')} variant="outlined" sx={chip} />}
      {'comingSoon' in line && <Chip label={translate('shell.menu.soon')} variant="outlined" sx={chip} />}
      {count > 0 && (
        <Chip
          color="error"
          label={count > max ? `${max}+` : count}
          aria-label={translate('shell.menu.unpaid', { smart_count: count })}
          sx={{ ...chip, '& .MuiChip-label': { paddingX: 0.75 } }}
        />
      )}
    </>
  );
};
