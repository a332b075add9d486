import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import type { HistoryEntry } from '../../providers/data/history.ts';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import type { Elements } from '../typed.ts';
import { ChangedRows } from './ChangedRows.tsx';
import { FieldValue } from './FieldValue.tsx';
import { type ShownChange, shownChanges } from './shownChanges.ts';
import type { States } from './states.ts';

interface ChangedValueProps {
  change: ShownChange;
  states: States;
  column: ReactElement | undefined;
}

/**
 * A field's old and new value; for multiple values, what was added and removed; for a new record only the value; for a
 * secret, no value at all.
 */
const ChangedValue = ({ change, states: { before, after: now }, column }: ChangedValueProps) => {
  const translate = useTranslate();
  if (change.kind === 'secret')
    return (
      <Box component="em" sx={{ color: 'text.secondary' }}>
        {translate('history.secret')}
      </Box>
    );
  if (change.kind === 'members') {
    const { field, added, removed } = change;
    return (
      <>
        {added.length > 0 && (
          <Box component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
            {translate('history.added')} <FieldValue field={field} value={added} record={now} column={column} />
          </Box>
        )}
        {removed.length > 0 && (
          <Box component="del" sx={{ display: 'block', color: 'text.secondary', textDecoration: 'none' }}>
            {translate('history.removed')} <FieldValue field={field} value={removed} record={before} column={column} />
          </Box>
        )}
      </>
    );
  }
  if (change.kind === 'rows') return <ChangedRows change={change} column={column} />;
  const { field, after } = change;
  const value = <FieldValue field={field} value={after} record={now} column={column} />;
  if (change.kind === 'set') return value;
  return (
    <>
      <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
        <FieldValue field={field} value={change.before} record={before} column={column} />
      </Box>
      {' → '}
      <Box component="ins" sx={{ textDecoration: 'none' }}>
        {value}
      </Box>
    </>
  );
};

export interface ChangesInWordsProps {
  changes: Pick<HistoryEntry, 'version' | 'changes'>;
  states: States;
  columns: Elements;
  /** Names of the fields in form order. */
  order: readonly string[];
}

/** A record's changed fields, each from old to new. */
export const ChangesInWords = ({ changes, states, columns, order }: ChangesInWordsProps) => {
  const labelOf = useColumnLabel(columns);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // One grid for all changes: labels are as wide as on the record's page.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.5,
        margin: 0,
        marginTop: 0.5,
      }}
    >
      {shownChanges(changes, order).map((change) => (
        <Box key={change.field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {labelOf(change.field)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            <ChangedValue change={change} states={states} column={columns[change.field]} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
