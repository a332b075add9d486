import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  columns: readonly string[];
  /** What stands below the columns; the first of a row names it. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** Figures in rows. Wide on a phone: it scrolls, by keyboard too. */
export const FiguresTable = ({ label, columns, rows }: Props) => (
  <TableContainer tabIndex={0} role="group" aria-label={label}>
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} component={column === '' ? 'td' : 'th'} sx={{ whiteSpace: 'nowrap' }}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {cells.map((cell, place) => (
              <TableCell key={columns[place + 1]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
