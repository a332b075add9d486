import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, RecordContextProvider, useGetList } from 'ra-core';
import { useMayOpen, useEntry } from '../../components/entries.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { RecordLink } from '../../components/fields/RecordLink.tsx';
import { InResource } from '../../components/InResource.tsx';
import { relatedPath } from '../../components/record/related.ts';
import { useWords } from '../../components/useWords.ts';
import { conversionColumns as columns } from '../../generated/resources/conversion.tsx';
import type { Conversion } from '../conversions/model.ts';
import { invoiceWords as words } from './invoiceWords.ts';
import { type Side, sides } from './sides.ts';

const resource = 'conversions';
/** The rest are in their list. */
const shown = 25;

const amountOf = { affiliate: columns.payout, advertiser: columns.revenue };

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  paddingY: 0.5,
  fontSize: '0.8125rem',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

interface LineConversionsProps {
  side: Side;
  line: number;
}

/** The conversions of a line, each linking to its page, which explains its value. */
export const LineConversions = ({ side, line }: LineConversionsProps) => {
  const say = useWords();
  const { onLine } = sides[side];
  const entry = useEntry(resource);
  const mayOpen = useMayOpen();
  const { data, total, error, refetch } = useGetList<Conversion>(resource, {
    filter: { [onLine]: [line] },
    pagination: { page: 1, perPage: shown },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return (
    <Loaded query={{ data, error, refetch }} waiting={<Skeleton height={64} />}>
      {(conversions) =>
        conversions.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {say(words.noConversions)}
          </Typography>
        ) : (
          <InResource name={resource}>
            <Box component="ul" aria-label={say(words.conversions)} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {conversions.map((conversion) => (
                <RecordContextProvider key={conversion.id} value={conversion}>
                  <Box component="li" sx={look}>
                    <RecordLink resource={resource} id={conversion.id} record={conversion} isPending={false} />
                    {columns.approvedAt}
                    {columns.country}
                    <Box component="span" sx={{ marginLeft: 'auto' }}>
                      {amountOf[side]}
                    </Box>
                  </Box>
                </RecordContextProvider>
              ))}
            </Box>
            {total !== undefined && total > conversions.length && mayOpen(resource, 'list') && (
              <Button color="inherit" size="small" component={LinkBase} to={relatedPath(entry, onLine, line)}>
                {say(words.allConversions)}
              </Button>
            )}
          </InResource>
        )
      }
    </Loaded>
  );
};
