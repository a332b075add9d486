import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetList, useTranslate } from 'ra-core';
import { useCodeList } from '../../components/codeLists.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { landingChoices } from '../../generated/resources/landing.tsx';
import type { components } from '../../generated/api.d.ts';
import { Section } from './Section.tsx';

type Landing = components['schemas']['Landing'];

const LandingPreview = ({ landing }: { landing: Landing }) => {
  const translate = useTranslate();
  const languages = useCodeList('isoLanguages');
  const { title, pageType, previewUrl, landerApiLanguage } = landing;
  const type = landingChoices.pageType.find(({ id }) => id === pageType);
  const language = languages.find(({ id }) => id === landerApiLanguage)?.title ?? landerApiLanguage;
  const about = [type && translate(type.name), language].filter(Boolean).join(' · ');
  return (
    <Card component="li" sx={{ padding: 2, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {about}
      </Typography>
      {previewUrl && (
        <Link
          href={previewUrl}
          target="_blank"
          rel="noreferrer"
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, marginTop: 'auto', paddingTop: 1 }}
        >
          {translate('offers.preview')}
          <OpenInNew aria-hidden="true" sx={{ fontSize: 14 }} />
        </Link>
      )}
    </Card>
  );
};

/** The pages that visitors of an offer see, except for those that are switched off. */
export const LandingPreviews = ({ offer }: { offer: number }) => {
  const { canAccess = false } = useCanAccess({ resource: 'landings', action: 'list' });
  const query = useGetList<Landing>(
    'landings',
    {
      filter: { offer: [offer], status: ['active'] },
      sort: { field: 'weight', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: canAccess },
  );
  if (!canAccess || query.data?.length === 0) return null;
  return (
    <Section heading="resources.offers.fields.landers">
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={96} />}>
        {(landings) => (
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
            {landings.map((landing) => (
              <LandingPreview key={landing.id} landing={landing} />
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
};
