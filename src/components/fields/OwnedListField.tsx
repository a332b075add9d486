import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RecordContextProvider } from 'ra-core';
import { Children, isValidElement, type ReactNode } from 'react';
import { recordOf } from '../../../domain/records.ts';
import { useDensity } from '../density.ts';
import type { Fields } from '../typed.ts';
import { useInnerLabel } from './innerLabel.ts';
import type { ValueProps } from './types.ts';
import { useValues } from './useValue.ts';

/** Rows that a record owns: a small table on a page, their number in a table. The children are the fields of a row. */
export const OwnedListField = <R extends object = Fields>({
  source,
  children,
}: ValueProps<R> & { children: ReactNode }) => {
  const labelOf = useInnerLabel(source);
  const rows = useValues(source);
  const columns = Children.toArray(children).filter((child) => isValidElement(child));
  const dense = useDensity() === 'table';
  if (rows.length === 0) return null;
  if (dense) return <span>{rows.length}</span>;
  return (
    <Table
      size="small"
      // Aligned with its label; the page continues below its last row.
      sx={{
        '& :is(th, td):first-of-type': { paddingLeft: 0 },
        '& tbody tr:last-of-type td': { borderBottom: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.key}>{labelOf(column)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          // Rows have no identity other than their position.
          <TableRow key={index}>
            <RecordContextProvider value={recordOf(row)}>
              {columns.map((column) => (
                <TableCell key={column.key}>{column}</TableCell>
              ))}
            </RecordContextProvider>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
