import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LinkBase, type RaRecord, RecordContextProvider, useListContext } from 'ra-core';
import type { MouseEvent, ReactElement } from 'react';
import { CardLine, CardLines } from '../../CardLines.tsx';
import { dimmed } from '../../dimmed.ts';
import { usePlace } from '../../related/parent.ts';
import type { Elements } from '../../typed.ts';
import { useColumnLabel } from '../columns/columnLabel.ts';
import { CardsHead } from './CardsHead.tsx';
import { isAwaited, isBehind } from '../filters/isAwaited.ts';
import { EditCellButton, pencil } from '../inPlace/EditCells.tsx';
import { LinkedValue } from './LinkedValue.tsx';
import { SelectRowBox } from '../selection/SelectionBoxes.tsx';
import { useSelection } from '../selection/useSelection.ts';
import { useBulkActions } from '../bulk/useBulkActions.ts';
import { rowSkeletons } from './rowSkeletons.ts';
import { useOpenRecord } from './useOpenRecord.ts';

export interface RecordCardsProps {
  columns: Elements;
  names: readonly string[];
  /** The column that heads the card and links to the record. */
  link: string | undefined;
  sortable: readonly string[];
  /** Shown at the top of each card. */
  rowAction: ReactElement | undefined;
}

/** One line per column, with a pencil if it can be edited. */
const lines = {
  // Aligns the pencil of an empty value with its label.
  '& dd:has(> [data-pencil]:only-child)::before': { content: '"\\200b"' },
  // A text wraps, since it can't be hovered over to see the rest; a very long one is read on the record's page.
  '& dd > .MuiTypography-root': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '4',
    overflow: 'hidden',
    lineHeight: '24px',
  },
  '& dd a, & dd code': { whiteSpace: 'nowrap' },
  '& dd a': {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
    lineHeight: '24px',
  },
};

/** The records as cards, for phones; tapping a card opens its record if that has a page. */
const RecordCards = ({ columns, names, link, sortable, rowAction }: RecordCardsProps) => {
  const { recordPath } = usePlace();
  const list = useListContext<RaRecord>();
  const { data } = list;
  const labelOf = useColumnLabel(columns);
  const open = useOpenRecord();
  const hasTicks = useBulkActions();
  const { has } = useSelection();
  return (
    <>
      <CardsHead sortable={sortable} labelOf={labelOf} hasTicks={hasTicks} />
      <Stack
        component="ul"
        spacing={1}
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 1,
          borderTop: 1,
          borderColor: 'divider',
          ...dimmed(isBehind(list)),
        }}
      >
        {isAwaited(list) &&
          rowSkeletons.map((row) => <Skeleton key={row} variant="rounded" height={96} component="li" />)}
        {data?.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Card
              component="li"
              {...open?.(record)}
              sx={{
                ...lines,
                '& [data-pencil]': { ...pencil, float: 'right', marginLeft: 0.5, backgroundColor: 'transparent' },
                padding: 1.25,
                cursor: open && 'pointer',
                ...(has(record.id) && { backgroundColor: 'action.selected' }),
              }}
            >
              {hasTicks && (
                <Box
                  onClick={(event) => event.stopPropagation()}
                  sx={{ float: 'left', marginLeft: -0.75, marginTop: -0.5, marginRight: 0.25 }}
                >
                  <SelectRowBox id={record.id} />
                </Box>
              )}
              {rowAction && (
                <Box
                  onClick={(event) => event.stopPropagation()}
                  sx={{ float: 'right', marginTop: -0.5, marginRight: -0.5 }}
                >
                  {rowAction}
                </Box>
              )}
              {link && open && <EditCellButton field={link} />}
              {link && open && (
                <Link
                  component={LinkBase}
                  to={recordPath(record.id) ?? ''}
                  color="inherit"
                  underline="none"
                  onClick={(event: MouseEvent) => event.stopPropagation()}
                  sx={{
                    display: 'block',
                    marginBottom: 0.5,
                    fontSize: '0.875rem',
                    fontWeight: 500,
                    lineHeight: '26px',
                    overflowWrap: 'anywhere',
                    '& .MuiTypography-root': { font: 'inherit' },
                  }}
                >
                  <LinkedValue name={link}>{columns[link]}</LinkedValue>
                </Link>
              )}
              <CardLines>
                {names
                  .filter((column) => !open || column !== link)
                  .map((column) => (
                    <CardLine key={column} label={labelOf(column)}>
                      <EditCellButton field={column} />
                      {columns[column]}
                    </CardLine>
                  ))}
              </CardLines>
            </Card>
          </RecordContextProvider>
        ))}
      </Stack>
    </>
  );
};

export default RecordCards;
