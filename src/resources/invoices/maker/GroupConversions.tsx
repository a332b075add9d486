import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { RecordContextProvider, useGetMany } from 'ra-core';
import { useState } from 'react';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { RecordLink } from '../../../components/fields/RecordLink.tsx';
import { InResource } from '../../../components/InResource.tsx';
import { useWords } from '../../../components/useWords.ts';
import { conversionColumns as columns } from '../../../generated/resources/conversion.tsx';
import type { Conversion } from '../../conversions/model.ts';
import type { Side } from '../sides.ts';
import { makerWords as words } from './makerWords.ts';
import { useLeftOut } from './useLeftOut.ts';

const perPage = 25;

const amountOf = { affiliate: columns.payout, advertiser: columns.revenue };

/** The conversions of a group one by one, each to be left out or in. */
export const GroupConversions = ({ side, ids }: { side: Side; ids: readonly number[] }) => {
  const say = useWords();
  const [page, setPage] = useState(0);
  const shown = ids.slice(page * perPage, (page + 1) * perPage);
  const { data, error, refetch } = useGetMany<Conversion>('conversions', { ids: shown });
  const { leftOut, change } = useLeftOut();
  return (
    <InResource name="conversions">
      <Loaded query={{ data, error, refetch }} waiting={<Skeleton height={96} />}>
        {(conversions) => (
          <Table size="small" aria-label={say(words.conversions)}>
            <TableHead>
              <TableRow>
                <TableCell padding="checkbox" />
                <TableCell>{say(words.conversion)}</TableCell>
                <TableCell>{say(words.approved)}</TableCell>
                <TableCell>{say(words.country)}</TableCell>
                <TableCell align="right">{say(words.amount)}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {conversions.map((conversion) => (
                <RecordContextProvider key={conversion.id} value={conversion}>
                  <TableRow>
                    <TableCell padding="checkbox">
                      <Checkbox
                        size="small"
                        checked={!leftOut.has(conversion.id)}
                        onChange={(_, isIncluded) => change([conversion.id], isIncluded)}
                        slotProps={{ input: { 'aria-label': say(words.includeOne, conversion.id) } }}
                      />
                    </TableCell>
                    <TableCell>
                      <RecordLink resource="conversions" id={conversion.id} record={conversion} isPending={false} />
                    </TableCell>
                    <TableCell>{columns.approvedAt}</TableCell>
                    <TableCell>{columns.country}</TableCell>
                    <TableCell align="right">{amountOf[side]}</TableCell>
                  </TableRow>
                </RecordContextProvider>
              ))}
            </TableBody>
          </Table>
        )}
      </Loaded>
      {ids.length > perPage && (
        <TablePagination
          component="div"
          count={ids.length}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[]}
          onPageChange={(_, to) => setPage(to)}
        />
      )}
    </InResource>
  );
};
