import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import { isRelated } from '../record/relatedFields.ts';
import { saysNothing } from '../record/saysNothing.ts';
import type { Elements, Fields } from '../typed.ts';
import { FieldValue } from './FieldValue.tsx';

export interface AsOfTableProps {
  /** The record as it was, and as it is now. */
  then: Readonly<Fields>;
  now: Readonly<Fields>;
  columns: Elements;
  /** Names of the fields in form order. */
  order: readonly string[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  (saysNothing(one) && saysNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

/** The values of a record then and now, either only those that differ or all. */
export const AsOfTable = ({ then, now, columns, order }: AsOfTableProps) => {
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  const [isAll, setAll] = useState(false);
  const known = [...new Set([...order, 'status'])].filter(
    (field) => columns[field] && !isRelated(columns[field]) && !(saysNothing(then[field]) && saysNothing(now[field])),
  );
  const shown = known.filter((field) => isAll || !isSame(then[field], now[field]));
  return (
    <>
      <FormControlLabel
        control={<Switch size="small" checked={isAll} onChange={(_, checked) => setAll(checked)} />}
        label={translate('history.unchangedToo')}
        sx={{ marginBottom: 1 }}
      />
      {shown.length === 0 ? (
        <Typography color="textSecondary">{translate('history.sameAsNow')}</Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('history.field')}</TableCell>
              <TableCell>{translate('history.then')}</TableCell>
              <TableCell>{translate('history.now')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((field) => (
              <TableRow key={field} sx={{ verticalAlign: 'top', '& td': { overflowWrap: 'anywhere' } }}>
                <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                  {labelOf(field)}
                </TableCell>
                <TableCell>
                  <FieldValue field={field} value={then[field]} record={then} column={columns[field]} />
                </TableCell>
                <TableCell sx={{ color: isSame(then[field], now[field]) ? 'text.disabled' : undefined }}>
                  <FieldValue field={field} value={now[field]} record={now} column={columns[field]} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
};
