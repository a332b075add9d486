import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { LinkBase, ShowBase, useRecordContext, useTranslate } from 'ra-core';
import { tellInPlace } from '../../components/failure/tellInPlace.ts';
import { RecordLoaded } from '../../components/form/pages/RecordLoaded.tsx';
import { InResource } from '../../components/InResource.tsx';
import { RecordHeading } from '../../components/record/RecordHeading.tsx';
import type { Offer } from './model.ts';
import { OfferPitch } from './OfferPitch.tsx';
import { OwnCampaign } from './OwnCampaign.tsx';

const Content = () => {
  const offer = useRecordContext<Offer>();
  const translate = useTranslate();
  if (!offer) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ArrowBack />}
        component={LinkBase}
        to="/offers"
        sx={{ marginLeft: -1.5, marginBottom: 1 }}
      >
        {translate('resources.offers.title')}
      </Button>
      <RecordHeading title={offer.title ?? ''} />
      <OfferPitch>
        <InResource name="campaigns">
          <OwnCampaign offer={offer} />
        </InResource>
      </OfferPitch>
    </>
  );
};

/** Only the default fields: those available on request are for staff. */
const usual = { with: [] };

/** An offer’s page for affiliates. */
export const OfferPage = () => (
  <ShowBase
    queryOptions={{ meta: usual, ...tellInPlace }}
    render={(query) => (
      <RecordLoaded query={query}>
        <Content />
      </RecordLoaded>
    )}
  />
);
