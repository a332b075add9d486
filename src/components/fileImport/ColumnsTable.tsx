import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { noColumn } from '../../../domain/columns.ts';
import { useWords } from '../useWords.ts';
import { importWords } from './importWords.ts';

interface ColumnsTableProps {
  columns: readonly { title: string; field: string; sample: string }[];
  /** The possible meanings of columns. */
  fields: readonly string[];
  named: (field: string) => string;
  onChange: (columns: readonly string[]) => void;
}

/** The meaning of each column of a file; assigning a field to a column takes it away from the column that had it. */
export const ColumnsTable = ({ columns, fields, named, onChange }: ColumnsTableProps) => {
  const say = useWords();
  const choose = (place: number, field: string) =>
    onChange(columns.map((column, at) => (at === place ? field : column.field === field ? noColumn : column.field)));
  return (
    <TableContainer>
      <Table size="small" aria-label={say(importWords.columns)}>
        <TableHead>
          <TableRow>
            <TableCell>{say(importWords.title)}</TableCell>
            <TableCell>{say(importWords.sample)}</TableCell>
            <TableCell>{say(importWords.field)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map(({ title, field, sample }, place) => (
            <TableRow key={place}>
              <TableCell>{title}</TableCell>
              <TableCell sx={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' }}>{sample}</TableCell>
              <TableCell>
                <TextField
                  select
                  size="small"
                  fullWidth
                  value={field}
                  onChange={({ target }) => choose(place, target.value)}
                  slotProps={{ htmlInput: { 'aria-label': say(importWords.fieldOf, title) } }}
                >
                  <MenuItem value={noColumn}>{say(importWords.leftOut)}</MenuItem>
                  {fields.map((name) => (
                    <MenuItem key={name} value={name}>
                      {named(name)}
                    </MenuItem>
                  ))}
                </TextField>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
