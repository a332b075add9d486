import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocale, useTranslate } from 'ra-core';
import type { Scope } from './rights.ts';

/** Which records of each kind a person can access, in words, and how many there are now. */
export const ScopesTable = ({ scopes }: { scopes: readonly Scope[] }) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    // Too wide for a phone: it scrolls, by keyboard too.
    <TableContainer tabIndex={0} role="region" aria-label={translate('people.access.scopes')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('people.access.entity')}</TableCell>
            <TableCell>{translate('people.access.rows')}</TableCell>
            <TableCell align="right">{translate('people.access.count')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {scopes.map(({ entity, title, rows, count, countIsExact }) => (
            <TableRow key={entity}>
              <TableCell component="th" scope="row">
                {title}
              </TableCell>
              <TableCell>{rows}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {count === null
                  ? translate('people.access.uncounted')
                  : `${count.toLocaleString(locale)}${countIsExact ? '' : '+'}`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
