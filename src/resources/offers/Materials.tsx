import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useCanAccess, useGetList, useTranslate } from 'ra-core';
import { SieveField } from '../../components/fields/SieveField.tsx';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { creativeChoices } from '../../generated/resources/creative.tsx';
import { Preview } from '../creatives/CreativeFile.tsx';
import { DownloadButton } from '../creatives/DownloadButton.tsx';
import type { Creative } from '../creatives/model.ts';
import { Section } from './Section.tsx';

const Material = ({ creative }: { creative: Creative }) => {
  const translate = useTranslate();
  const { title, type, description, url, text } = creative;
  const kind = creativeChoices.type.find(({ id }) => id === type);
  return (
    <Card component="li" sx={{ padding: 2, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'start' }}>
      <Preview creative={creative} height={120} />
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[kind && translate(kind.name), description].filter(Boolean).join(' · ')}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {url && (
        <Link href={url} target="_blank" rel="noreferrer" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Link>
      )}
      {/* Its weight relative to others is the network's concern. */}
      <RecordContextProvider value={{ ...creative, weight: undefined }}>
        <Typography variant="caption" color="textSecondary">
          <SieveField<Creative> source="schedule" />
        </Typography>
      </RecordContextProvider>
      <DownloadButton creative={creative} />
    </Card>
  );
};

/** What affiliates can promote an offer with; switched-off creatives are not shown. */
export const Materials = ({ offer }: { offer: number }) => {
  const { canAccess = false } = useCanAccess({ resource: 'creatives', action: 'list' });
  const query = useGetList<Creative>(
    'creatives',
    {
      filter: { offer: [offer], status: ['active'] },
      sort: { field: 'weight', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: canAccess },
  );
  if (!canAccess || query.data?.length === 0) return null;
  return (
    <Section heading="resources.offers.fields.creatives">
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={160} />}>
        {(creatives) => (
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
              gap: 1.5,
              listStyle: 'none',
              margin: 0,
              padding: 0,
            }}
          >
            {creatives.map((creative) => (
              <Material key={creative.id} creative={creative} />
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
};
