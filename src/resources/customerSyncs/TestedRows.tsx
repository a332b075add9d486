import Typography from '@mui/material/Typography';
import type { CustomerVerdict } from '../../../domain/traffic/customer-lists.ts';
import type { Tone } from '../../components/choice.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { FiguresTable } from '../../components/FiguresTable.tsx';
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

/** What would happen to the rows of a page. */
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
        <FiguresTable
          isLong
          label={say(syncWords.rows)}
          columns={[syncWords.row, syncWords.customer, syncWords.day, syncWords.verdict, syncWords.why].map((one) =>
            say(one),
          )}
          rows={rows.map(({ row, customerId, date, verdict, field, message }) => ({
            key: row,
            cells: [
              row,
              customerId,
              date,
              <ToneChip key="verdict" label={say(verdictWords[verdict])} tone={tones[verdict]} />,
              field ? `${named(field)}: ${message}` : message,
            ],
          }))}
        />
      )}
    </>
  );
};
