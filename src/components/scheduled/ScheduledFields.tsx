import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isRecord } from '../../../domain/records.ts';
import { ChangesInWords } from '../history/ChangesInWords.tsx';
import { FieldValue } from '../history/FieldValue.tsx';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import type { Elements, Fields } from '../typed.ts';
import { useWords } from '../useWords.ts';
import { scheduledWords as words } from './scheduledWords.ts';

export interface ScheduledFieldsProps {
  /** The values before and after, by field. */
  changes: unknown;
  /** The values found to have changed in the meantime. */
  found: unknown;
  columns: Elements;
  order: readonly string[];
}

const isChanges = (value: unknown): value is Readonly<Record<string, readonly unknown[]>> =>
  isRecord(value) && Object.values(value).every(Array.isArray);

/** What a change does to which fields, and what conflicts with it. */
export const ScheduledFields = ({ changes, found, columns, order }: ScheduledFieldsProps) => {
  const say = useWords();
  const labelOf = useColumnLabel(columns);
  if (!isChanges(changes)) return null;
  const side = (place: 0 | 1): Fields =>
    Object.fromEntries(Object.entries(changes).map(([name, values]) => [name, values[place]]));
  const [before, after] = [side(0), side(1)];
  return (
    <>
      <ChangesInWords
        // Any version but 1, which means a new record: the old values are shown.
        changes={{ version: 2, changes }}
        states={{ before, after: { ...before, ...after } }}
        columns={columns}
        order={order}
      />
      {isRecord(found) && (
        <Box sx={{ marginTop: 1 }}>
          <Typography variant="body2" color="warning.dark">
            {say(words.now)}
          </Typography>
          {Object.entries(found).map(([name, value]) => (
            <Typography key={name} variant="body2">
              {labelOf(name)}: <FieldValue field={name} value={value} record={found} column={columns[name]} />
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
};
