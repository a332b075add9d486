import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, type RaRecord, RecordContextProvider, useListContext } from 'ra-core';
import { useEntry } from '../entries.ts';
import type { Elements } from '../typed.ts';
import { useColumnLabel } from './columnLabel.ts';
import { rowSkeletons } from './rowSkeletons.ts';

export interface RecordCardsProps {
  columns: Elements;
  names: readonly string[];
  /** Column that heads the card. */
  link: string | undefined;
}

/** The records as cards, for phones; a card opens its record. */
export const RecordCards = ({ columns, names, link }: RecordCardsProps) => {
  const { name } = useEntry();
  const { data, isPending } = useListContext<RaRecord>();
  const labelOf = useColumnLabel(columns);
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', margin: 0, padding: 1, borderTop: 1, borderColor: 'divider' }}>
      {isPending && rowSkeletons.map((row) => <Skeleton key={row} variant="rounded" height={96} component="li" />)}
      {data?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li">
            <CardActionArea component={LinkBase} to={`/${name}/${record.id}`} sx={{ padding: 1.25 }}>
              {link && (
                <Typography variant="subtitle2" component="div">
                  {columns[link]}
                </Typography>
              )}
              <Box
                component="dl"
                sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 1.5, rowGap: 0.25, margin: 0, '& dd': { margin: 0 } }}
              >
                {names
                  .filter((column) => column !== link)
                  .map((column) => (
                    <Box key={column} sx={{ display: 'contents', fontSize: '0.8125rem', '& dd:empty': { display: 'none' } }}>
                      <Typography component="dt" variant="body2" color="textSecondary">
                        {labelOf(column)}
                      </Typography>
                      <Typography component="dd" variant="body2" noWrap>
                        {columns[column]}
                      </Typography>
                    </Box>
                  ))}
              </Box>
            </CardActionArea>
          </Card>
        </RecordContextProvider>
      ))}
    </Stack>
  );
};
