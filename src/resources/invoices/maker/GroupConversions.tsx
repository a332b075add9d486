import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { RecordContextProvider, useGetMany } from 'ra-core';
import { useState } from 'react';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { RecordLink } from '../../../components/fields/RecordLink.tsx';
import { FiguresTable } from '../../../components/FiguresTable.tsx';
import { InResource } from '../../../components/InResource.tsx';
import { useWords } from '../../../components/useWords.ts';
import { conversionColumns as columns } from '../../../generated/resources/conversion.tsx';
import type { Conversion } from '../../conversions/model.ts';
import type { Side } from '../sides.ts';
import { makerWords as words } from './makerWords.ts';
import { useLeftOut } from './useLeftOut.ts';
import { PageTurner } from '../../../components/list/PageTurner.tsx';

/** Of a table that is no list, and so has no page size of its own (D1362). */
const perPage = 20;

const amountOf = { affiliate: columns.payout, advertiser: columns.revenue };

/** The conversions of a group one by one, each of which can be left out or included. */
export const GroupConversions = ({ side, ids }: { side: Side; ids: readonly number[] }) => {
  const say = useWords();
  const [page, setPage] = useState(1);
  const shown = ids.slice((page - 1) * perPage, page * perPage);
  const { data, error, refetch } = useGetMany<Conversion>('conversions', { ids: shown });
  const { leftOut, change } = useLeftOut();
  const rowOf = (conversion: Conversion) => ({
    key: conversion.id,
    tick: (
      <Checkbox
        size="small"
        checked={!leftOut.has(conversion.id)}
        onChange={(_, isIncluded) => change([conversion.id], isIncluded)}
        slotProps={{ input: { 'aria-label': say(words.includeOne, conversion.id) } }}
      />
    ),
    cells: [
      <RecordLink key="conversion" resource="conversions" id={conversion.id} record={conversion} isPending={false} />,
      ...[columns.approvedAt, columns.country, amountOf[side]].map((column, place) => (
        <RecordContextProvider key={place} value={conversion}>
          {column}
        </RecordContextProvider>
      )),
    ],
  });
  return (
    <InResource name="conversions">
      <Loaded query={{ data, error, refetch }} waiting={<Skeleton height={96} />}>
        {(conversions) => (
          <FiguresTable
            label={say(words.conversions)}
            columns={[
              ...[words.conversion, words.approved, words.country].map((one) => say(one)),
              { label: say(words.amount), isFigure: true },
            ]}
            rows={conversions.map(rowOf)}
          />
        )}
      </Loaded>
      {ids.length > perPage && (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
          <PageTurner
            page={page}
            first={(page - 1) * perPage + 1}
            count={shown.length}
            total={ids.length}
            hasNext={page * perPage < ids.length}
            onTurn={setPage}
          />
        </Stack>
      )}
    </InResource>
  );
};
