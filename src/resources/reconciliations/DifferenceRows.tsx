import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useGetList, useTranslate } from 'ra-core';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { InResource } from '../../components/InResource.tsx';
import { useWords } from '../../components/useWords.ts';
import { reconciliationRowColumns as columns } from '../../generated/resources/reconciliationRow.tsx';
import { reconciliationWords as words } from './reconciliationWords.ts';
import type { ReconciliationRow } from './useCorrections.ts';

const rowsResource = 'advertiser-billing/reconciliation-rows';
const different = ['otherAmount', 'otherStatus', 'otherBoth', 'missingThere'] as const;

/** As many as a call answers. */
const most = 500;

/** What a report’s corrections may take over. */
export type Correction = 'amounts' | 'statuses' | 'missing';

const needs: Readonly<Record<string, readonly Correction[]>> = {
  otherAmount: ['amounts'],
  otherStatus: ['statuses'],
  otherBoth: ['amounts', 'statuses'],
  missingThere: ['missing'],
};

interface RowsProps {
  rows: readonly ReconciliationRow[];
  /** What is to be taken over at all. */
  chosen: Readonly<Record<Correction, boolean>>;
  leftOut: ReadonlySet<number>;
  onChange: (id: number, isIncluded: boolean) => void;
}

const Rows = ({ rows, chosen, leftOut, onChange }: RowsProps) => {
  const say = useWords();
  const translate = useTranslate();
  const label = (field: string): string => translate(`resources.${rowsResource}.fields.${field}`);
  const isOpen = ({ invoice, verdict }: ReconciliationRow): boolean =>
    !invoice && (needs[verdict ?? '']?.some((name) => chosen[name]) ?? false);
  return (
    <TableContainer sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader aria-label={say(words.differences)}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>{label('conversion')}</TableCell>
            <TableCell>{label('verdict')}</TableCell>
            <TableCell>{say(words.here)}</TableCell>
            <TableCell>{say(words.there)}</TableCell>
            <TableCell>{label('invoice')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <RecordContextProvider key={row.id} value={row}>
              <TableRow>
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={isOpen(row) && !leftOut.has(row.id)}
                    disabled={!isOpen(row)}
                    onChange={(_, isIncluded) => onChange(row.id, isIncluded)}
                    slotProps={{ input: { 'aria-label': say(words.includeOne, row.conversion ?? row.id) } }}
                  />
                </TableCell>
                <TableCell>{columns.conversion}</TableCell>
                <TableCell>{columns.verdict}</TableCell>
                <TableCell>
                  {columns.amountHere} {columns.statusHere}
                </TableCell>
                <TableCell>
                  {columns.amountThere} {columns.statusThere}
                </TableCell>
                <TableCell>{row.invoice}</TableCell>
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

interface DifferenceRowsProps extends Omit<RowsProps, 'rows'> {
  reconciliation: number;
}

/** What a report found to differ, each to be left as it is. */
export const DifferenceRows = ({ reconciliation, ...choice }: DifferenceRowsProps) => {
  const say = useWords();
  const { data, total, error, refetch } = useGetList<ReconciliationRow>(rowsResource, {
    filter: { reconciliation: [reconciliation], verdict: [...different] },
    pagination: { page: 1, perPage: most },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <InResource name={rowsResource}>
      <Loaded query={{ data, error, refetch }} waiting={<Skeleton variant="rounded" height={160} />}>
        {(rows) => (
          <>
            {(total ?? 0) > rows.length && (
              <Typography variant="body2" color="textSecondary">
                {say(words.shown, rows.length)}
              </Typography>
            )}
            <Rows rows={rows} {...choice} />
          </>
        )}
      </Loaded>
    </InResource>
  );
};
