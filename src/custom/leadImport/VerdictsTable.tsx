import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { cardWords } from '../../../domain/distribution/card-words.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { importWords } from './importWords.ts';

type Preview = components['schemas']['LeadImportPreview'];
type Verdict = Preview['rows'][number]['verdict'];

/** What would become of the rows of a file. */
export const VerdictsTable = ({ preview: { rows, total, faulty } }: { preview: Preview }) => {
  const say = useWords();
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number): string => value.toLocaleString(language);
  const verdictText = (verdict: Verdict): string =>
    say(verdict === 'faulty' ? importWords.faulty : cardWords.outcomes[verdict]);
  return (
    <>
      <Typography role="status">{say(importWords.counts, number(total), number(faulty))}</Typography>
      {rows.length < total && <Typography color="textSecondary">{say(importWords.shown)}</Typography>}
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
            {rows.map(({ row, verdict, field, message }) => (
              <TableRow key={row}>
                <TableCell>{number(row)}</TableCell>
                <TableCell>
                  <ToneChip label={verdictText(verdict)} tone={message === null ? 'success' : 'warning'} />
                </TableCell>
                <TableCell>
                  {field && `${translate(`resources.leads.fields.${field}`, { _: field })}: `}
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
