import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useEntry } from '../entries.ts';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { Loaded } from '../failure/Loaded.tsx';
import { FormerRecordContext } from '../references.ts';
import type { Elements } from '../typed.ts';
import { HistoryItem } from './HistoryItem.tsx';
import { withStates } from './states.ts';
import { isUndoable } from './undoable.ts';
import { useHistory } from './useHistory.ts';
import { useUndo } from './useUndo.ts';

const none = {};

const AsOfDialog = lazy(() => import('./AsOfDialog.tsx'));

export interface HistoryTabProps {
  columns: Elements;
  /** Names of the fields in form order. */
  order: readonly string[];
  /** Whether the user may undo changes. */
  mayUndo?: boolean;
}

/**
 * The history of the current record, newest first: who made each change, impersonating which user, when, and each field
 * from old to new; the record as it was after each change, and a button to undo one.
 */
export const HistoryTab = ({ columns, order, mayUndo = false }: HistoryTabProps) => {
  const { name } = useEntry();
  const record = useRecordContext();
  const translate = useTranslate();
  const { query, olderError, hasOlder, older } = useHistory(name, record?.id);
  const { undo, isBusy } = useUndo(record?.id);
  const resource = useResourceContext();
  /** Every field of a definition has a text. */
  const exists = (field: string): boolean => translate(`resources.${resource}.fields.${field}`, { _: '' }) !== '';
  /** The change after which the record is shown; null while a moment is to be chosen. */
  const [asOf, setAsOf] = useState<number | null>();
  return (
    <FormerRecordContext value={record?.id}>
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={240} />}>
        {(entries) => {
          const told = withStates(record ?? {}, entries);
          const looked = told.find(({ entry }) => entry.id === asOf);
          return (
            <Card sx={{ padding: 2.5 }}>
              {entries.length > 0 && (
                <Button variant="outlined" color="inherit" onClick={() => setAsOf(null)} sx={{ marginBottom: 2 }}>
                  {translate('history.asOfAny')}
                </Button>
              )}
              {entries.length === 0 && <Typography color="textSecondary">{translate('history.empty')}</Typography>}
              <Stack
                component="ol"
                spacing={2.5}
                sx={{ listStyle: 'none', margin: 0, marginBottom: hasOlder ? 2 : 0, padding: 0 }}
              >
                {told.map(({ entry, states }, place) => (
                  <HistoryItem key={entry.id} entry={entry} states={states} columns={columns} order={order}>
                    <Box sx={{ display: 'flex', gap: 0.5, marginTop: 0.5, marginLeft: -1.5 }}>
                      {place > 0 && <Button onClick={() => setAsOf(entry.id)}>{translate('history.asOfThen')}</Button>}
                      {mayUndo && isUndoable(entry, entries.slice(0, place), exists) && (
                        <Button disabled={isBusy} onClick={() => undo(entry)}>
                          {translate('history.undo')}
                        </Button>
                      )}
                    </Box>
                  </HistoryItem>
                ))}
              </Stack>
              {olderError ? (
                <LoadFailure error={olderError} onRetry={older} />
              ) : (
                hasOlder && (
                  <Button color="inherit" onClick={older}>
                    {translate('history.more')}
                  </Button>
                )
              )}
              {asOf !== undefined && (
                <Suspense>
                  <AsOfDialog
                    known={looked && { at: looked.entry.at, then: looked.states.after }}
                    now={record ?? none}
                    columns={columns}
                    order={order}
                    onClose={() => setAsOf(undefined)}
                  />
                </Suspense>
              )}
            </Card>
          );
        }}
      </Loaded>
    </FormerRecordContext>
  );
};
