import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { importWords } from './importWords.ts';

interface VerdictsTableProps {
  rows: readonly { row: number; field: string | null; message: string | null }[];
  total: number;
  /** How many rows there are, and how many of them would not come in. */
  counts: string;
  /** Said where not all rows are shown. */
  shown: string;
  /** What would become of the row in this place. */
  verdict: (place: number) => string;
  named: (field: string) => string;
}

/** What would become of the rows of a file. */
export const VerdictsTable = ({ rows, total, counts, shown, verdict, named }: VerdictsTableProps) => {
  const say = useWords();
  const language = useLanguage();
  return (
    <>
      <Typography role="status">{counts}</Typography>
      {rows.length < total && <Typography color="textSecondary">{shown}</Typography>}
      <TableContainer sx={{ maxHeight: 420 }}>
        <Table size="small" stickyHeader aria-label={say(importWords.rows)}>
          <TableHead>
            <TableRow>
              <TableCell>{say(importWords.row)}</TableCell>
              <TableCell>{say(importWords.verdict)}</TableCell>
              <TableCell>{say(importWords.why)}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ row, field, message }, place) => (
              <TableRow key={row}>
                <TableCell>{row.toLocaleString(language)}</TableCell>
                <TableCell>
                  <ToneChip label={verdict(place)} tone={message === null ? 'success' : 'warning'} />
                </TableCell>
                <TableCell>
                  {field && `${named(field)}: `}
                  {message}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
};
