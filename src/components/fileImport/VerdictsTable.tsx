import Typography from '@mui/material/Typography';
import { ToneChip } from '../fields/ToneChip.tsx';
import { FiguresTable } from '../FiguresTable.tsx';
import { useWords } from '../useWords.ts';
import { importWords } from './importWords.ts';

interface VerdictsTableProps {
  rows: readonly { row: number; field: string | null; message: string | null }[];
  total: number;
  /** How many rows there are, and how many of them would not be imported. */
  counts: string;
  /** Shown if not all rows are listed. */
  shown: string;
  /** What would happen to the row at this index. */
  verdict: (place: number) => string;
  named: (field: string) => string;
}

/** What would happen to the rows of a file. */
export const VerdictsTable = ({ rows, total, counts, shown, verdict, named }: VerdictsTableProps) => {
  const say = useWords();
  return (
    <>
      <Typography role="status">{counts}</Typography>
      {rows.length < total && <Typography color="textSecondary">{shown}</Typography>}
      <FiguresTable
        isLong
        label={say(importWords.rows)}
        columns={[importWords.row, importWords.verdict, importWords.why].map((one) => say(one))}
        rows={rows.map(({ row, field, message }, place) => ({
          key: row,
          cells: [
            row,
            <ToneChip key="verdict" label={verdict(place)} tone={message === null ? 'success' : 'warning'} />,
            field ? `${named(field)}: ${message}` : message,
          ],
        }))}
      />
    </>
  );
};
