import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFileAddress } from '../../components/api.ts';
import { InResource } from '../../components/InResource.tsx';
import { useReferences, useRepresent } from '../../components/references.ts';
import { LandingPreviews } from './LandingPreviews.tsx';
import { Materials } from './Materials.tsx';
import type { Offer } from './model.ts';
import { OfferPayouts } from './OfferPayouts.tsx';
import { OfferTerms } from './OfferTerms.tsx';

const privateOffer: Offer['accessType'] = 3;

/** The picture of an offer; if it has none, the first letter of its title. */
const OfferPicture = ({ offer: { imageUrl, title = '' } }: { offer: Offer }) => {
  const fileAddress = useFileAddress();
  const shape = { width: '100%', aspectRatio: { xs: '16 / 9', sm: '1' }, borderRadius: 2, objectFit: 'cover' } as const;
  if (imageUrl)
    return <Box component="img" src={fileAddress(imageUrl)} alt="" referrerPolicy="no-referrer" sx={shape} />;
  return (
    <Box
      aria-hidden="true"
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        backgroundColor: 'action.selected',
        color: 'primary.dark',
        fontSize: 56,
        fontWeight: 600,
      }}
    >
      {title.charAt(0)}
    </Box>
  );
};

/** The subjects of an offer: its vertical, then its categories. */
const Subjects = ({ offer: { vertical, categories = [] } }: { offer: Offer }) => {
  const verticals = useReferences('settings/verticals', vertical ? [vertical] : []);
  const named = useReferences('settings/lists/categories', categories);
  const represent = useRepresent('settings/lists/categories');
  const known = [...verticals.records, ...named.records].filter((record) => record !== undefined);
  return (
    <>
      {[...new Set(known.map(represent))].map((title) => (
        <Chip key={title} label={title} />
      ))}
    </>
  );
};

/** The current offer as presented to affiliates; the child is what they can do with it. */
export const OfferPitch = ({ children }: { children?: ReactNode }) => {
  const offer = useRecordContext<Offer>();
  const translate = useTranslate();
  if (!offer) return null;
  const { title, description, isHot, accessType } = offer;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Card sx={{ padding: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 1fr)' } }}>
          <OfferPicture offer={offer} />
          <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
            <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              {isHot && (
                <Chip
                  icon={<LocalFireDepartment />}
                  label={translate('resources.offers.fields.isHot')}
                  sx={{
                    backgroundColor: 'warning.light',
                    color: 'warning.dark',
                    '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
                  }}
                />
              )}
              {accessType === privateOffer && (
                <Chip
                  label={translate('offers.exclusive')}
                  sx={{ backgroundColor: 'info.light', color: 'info.dark' }}
                />
              )}
              <Subjects offer={offer} />
            </Box>
            {description && (
              <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {description}
              </Typography>
            )}
          </Box>
        </Box>
      </Card>
      {children}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <InResource name="landings">
            <LandingPreviews offer={offer.id} />
          </InResource>
          <InResource name="creatives">
            <Materials offer={offer.id} />
          </InResource>
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <OfferPayouts offer={offer.id} />
          <OfferTerms offer={offer} />
        </Box>
      </Box>
    </Box>
  );
};
