import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useCanAccess, useGetList, useRecordContext } from 'ra-core';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { RecordLink } from '../../components/fields/RecordLink.tsx';
import { InResource } from '../../components/InResource.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { conversionColumns as columns } from '../../generated/resources/conversion.tsx';
import type { Conversion } from './model.ts';

const words = {
  title: { en: 'Conversions', ru: 'Конверсии' },
  none: { en: 'No conversions yet.', ru: 'Пока ничего не получилось.' },
};
const resource = 'conversions';
/** More than result from one click or lead. */
const limit = 100;

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  paddingY: 0.75,
  fontSize: '0.8125rem',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const Conversions = ({ filter }: { filter: Readonly<Record<string, unknown>> }) => {
  const say = useWords();
  const isStaff = useViewer()?.isStaff ?? false;
  const { data, error, refetch } = useGetList<Conversion>(resource, {
    filter,
    pagination: { page: 1, perPage: limit },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return (
    <Card component="section" aria-label={say(words.title)} sx={{ padding: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1 }}>
        {say(words.title)}
      </Typography>
      <Loaded query={{ data, error, refetch }} waiting={<Skeleton height={48} />}>
        {(conversions) =>
          conversions.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(words.none)}
            </Typography>
          ) : (
            <InResource name={resource}>
              <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {conversions.map((conversion) => (
                  <RecordContextProvider key={conversion.id} value={conversion}>
                    <Box component="li" sx={look}>
                      <RecordLink resource={resource} id={conversion.id ?? 0} record={conversion} isPending={false} />
                      {columns.conversionStatus}
                      {columns.goal}
                      <Box component="span" sx={{ display: 'flex', gap: 2, marginLeft: 'auto' }}>
                        {isStaff && columns.revenue}
                        {columns.payout}
                        {columns.createdAt}
                      </Box>
                    </Box>
                  </RecordContextProvider>
                ))}
              </Box>
            </InResource>
          )
        }
      </Loaded>
    </Card>
  );
};

/** The conversions of the current click or lead, by the field that names it; for users who may see them. */
export const ConversionsCard = ({ by, source }: { by: 'lead' | 'clickId'; source: 'id' | 'secureId' }) => {
  const value: unknown = useRecordContext()?.[source];
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  if (!canAccess || value === undefined) return null;
  return <Conversions filter={{ [by]: by === 'lead' ? [value] : value }} />;
};
