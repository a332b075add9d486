import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { CustomerVerdict } from '../../../domain/customer-lists.ts';
import type { Tone } from '../../components/choice.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { columnWords } from '../../custom/customerImport/customerImportWords.ts';
import { syncWords, verdictWords } from './syncWords.ts';
import type { SyncTest } from './useSyncTest.ts';

const tones: Readonly<Record<CustomerVerdict, Tone>> = {
  new: 'success',
  changed: 'info',
  known: 'neutral',
  unknown: 'warning',
  faulty: 'error',
};

const isColumn = (field: string): field is keyof typeof columnWords => Object.hasOwn(columnWords, field);

/** What would become of the rows of a page. */
export const TestedRows = ({ rows, total }: Pick<SyncTest, 'rows' | 'total'>) => {
  const say = useWords();
  const language = useLanguage();
  const number = (value: number): string => value.toLocaleString(language);
  const named = (field: string): string => (isColumn(field) ? say(columnWords[field]) : field);
  return (
    <>
      <Typography role="status">
        {say(syncWords.counts, number(total))}
        {rows.length < total && ` ${say(syncWords.shown, number(rows.length))}`}
      </Typography>
      {rows.length > 0 && (
        <TableContainer sx={{ maxHeight: 420 }}>
          <Table size="small" stickyHeader aria-label={say(syncWords.rows)}>
            <TableHead>
              <TableRow>
                <TableCell>{say(syncWords.row)}</TableCell>
                <TableCell>{say(syncWords.customer)}</TableCell>
                <TableCell>{say(syncWords.day)}</TableCell>
                <TableCell>{say(syncWords.verdict)}</TableCell>
                <TableCell>{say(syncWords.why)}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ row, customerId, date, verdict, field, message }) => (
                <TableRow key={row}>
                  <TableCell>{number(row)}</TableCell>
                  <TableCell>{customerId}</TableCell>
                  <TableCell>{date}</TableCell>
                  <TableCell>
                    <ToneChip label={say(verdictWords[verdict])} tone={tones[verdict]} />
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
      )}
    </>
  );
};
