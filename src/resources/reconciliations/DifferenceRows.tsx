import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { keepPreviousData } from '@tanstack/react-query';
import { RecordContextProvider, useGetList, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { FiguresTable } from '../../components/FiguresTable.tsx';
import { InResource } from '../../components/InResource.tsx';
import { useWords } from '../../components/useWords.ts';
import { reconciliationRowColumns as columns } from '../../generated/resources/reconciliationRow.tsx';
import { reconciliationWords as words } from './reconciliationWords.ts';
import type { ReconciliationRow } from './useCorrections.ts';
import { PageTurner } from '../../components/list/PageTurner.tsx';

const rowsResource = 'advertiser-billing/reconciliation-rows';
const different = ['otherAmount', 'otherStatus', 'otherBoth', 'missingThere'] as const;

/** Of a table that is no list, and so has no page size of its own (D1362). */
const perPage = 50;

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
  const isOpen = ({ invoice, invoiceKeeps, verdict }: ReconciliationRow): boolean => {
    const taken = needs[verdict ?? '']?.filter((name) => chosen[name]) ?? [];
    // What would be rejected or approved is left as it is as a whole.
    const isFree = !invoice || (invoiceKeeps === 'status' && taken.every((name) => name === 'amounts'));
    return taken.length > 0 && isFree;
  };
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
  const [page, setPage] = useState(1);
  const { data, total, error, refetch } = useGetList<ReconciliationRow>(
    rowsResource,
    {
      filter: { reconciliation: [reconciliation], verdict: [...different] },
      pagination: { page, perPage },
      sort: { field: 'id', order: 'ASC' },
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <InResource name={rowsResource}>
      <Loaded query={{ data, error, refetch }} waiting={<Skeleton variant="rounded" height={160} />}>
        {(rows) => <Rows key={page} rows={rows} {...choice} />}
      </Loaded>
      {(total ?? 0) > perPage && (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
          <PageTurner
            page={page}
            first={(page - 1) * perPage + 1}
            count={data?.length ?? 0}
            total={total ?? 0}
            hasNext={page * perPage < (total ?? 0)}
            onTurn={setPage}
          />
        </Stack>
      )}
    </InResource>
  );
};
