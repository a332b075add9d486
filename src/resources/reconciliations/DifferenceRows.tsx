import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useGetList, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { FiguresTable } from '../../components/FiguresTable.tsx';
import { InResource } from '../../components/InResource.tsx';
import { useWords } from '../../components/useWords.ts';
import { reconciliationRowColumns as columns } from '../../generated/resources/reconciliationRow.tsx';
import { reconciliationWords as words } from './reconciliationWords.ts';
import type { ReconciliationRow } from './useCorrections.ts';

const rowsResource = 'advertiser-billing/reconciliation-rows';
const different = ['otherAmount', 'otherStatus', 'otherBoth', 'missingThere'] as const;

/** The maximum that a call returns. */
const most = 500;

/** What a report’s corrections may take over. */
export type Correction = 'amounts' | 'statuses' | 'missing';

const needs: Readonly<Record<string, readonly Correction[]>> = {
  otherAmount: ['amounts'],
  otherStatus: ['statuses'],
  otherBoth: ['amounts', 'statuses'],
  missingThere: ['missing'],
};

/** One side's data of a conversion. */
const saying = (amount: ReactNode, status: ReactNode) => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    {amount}
    {status}
  </Stack>
);
const here = saying(columns.amountHere, columns.statusHere);
const there = saying(columns.amountThere, columns.statusThere);

interface RowsProps {
  rows: readonly ReconciliationRow[];
  /** The kinds of corrections to take over. */
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
  const rowOf = (row: ReconciliationRow) => {
    const of = (key: string, content: ReactNode) => (
      <RecordContextProvider key={key} value={row}>
        {content}
      </RecordContextProvider>
    );
    return {
      key: row.id,
      tick: (
        <Checkbox
          size="small"
          checked={isOpen(row) && !leftOut.has(row.id)}
          disabled={!isOpen(row)}
          onChange={(_, isIncluded) => onChange(row.id, isIncluded)}
          slotProps={{ input: { 'aria-label': say(words.includeOne, row.conversion ?? row.id) } }}
        />
      ),
      cells: [
        of('conversion', columns.conversion),
        of('verdict', columns.verdict),
        of('here', here),
        row.verdict === 'missingThere' ? null : of('there', there),
        row.invoice,
      ],
    };
  };
  return (
    <FiguresTable
      isLong
      label={say(words.differences)}
      columns={[label('conversion'), label('verdict'), say(words.here), say(words.there), label('invoice')]}
      rows={rows.map(rowOf)}
    />
  );
};

interface DifferenceRowsProps extends Omit<RowsProps, 'rows'> {
  reconciliation: number;
}

/** The differences that a report found, each of which can be left as it is. */
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
