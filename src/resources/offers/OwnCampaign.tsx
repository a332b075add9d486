import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useCanAccess, useTranslate } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import { SourceNotice } from '../campaigns/SourceNotice.tsx';
import { TrackingLink } from '../campaigns/TrackingLink.tsx';
import { CreateOwnButton } from './CreateOwnButton.tsx';
import type { Offer } from './model.ts';
import { offerWords } from './offerWords.ts';
import { useOwnCampaign } from './useOwnCampaign.ts';

/** Where an affiliate starts or continues with an offer: one click creates the campaign, and its link appears. */
export const OwnCampaign = ({ offer }: { offer: Offer }) => {
  const translate = useTranslate();
  const say = useWords();
  const { campaign, count, isPending, create, isCreating } = useOwnCampaign(offer);
  const { canAccess: mayCreate = false } = useCanAccess({ resource: 'campaigns', action: 'create' });
  if (isPending) return <Skeleton variant="rounded" height={112} />;
  if (!campaign && !mayCreate) return null;
  const createButton = (
    <CreateOwnButton
      offer={offer}
      isFirst={!campaign}
      isCreating={isCreating}
      onCreate={(source) => void create(source)}
    />
  );
  return (
    <Card component="section" sx={{ padding: 2.5, display: 'grid', gap: 1.5, borderColor: 'primary.main' }}>
      <Typography variant="h4" component="h2">
        {campaign ? translate('resources.campaigns.fields.targetUrl') : say(offerWords.start)}
      </Typography>
      {campaign?.targetUrl ? (
        <>
          {campaign.status !== 'active' && (
            <Alert severity="warning">
              {translate('campaigns.notWorking', {
                status: translate(`resources.campaigns.choices.status.${campaign.status}`),
              })}
            </Alert>
          )}
          <SourceNotice campaign={campaign} />
          <TrackingLink link={campaign.targetUrl} name={campaign.secureId ?? ''} />
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" component={LinkBase} to={`/campaigns/${campaign.id}`}>
              {say(offerWords.openCampaign)}
            </Button>
            {count > 1 && (
              <Button color="inherit" component={LinkBase} to={`/campaigns/all?offer=${offer.id}`}>
                {say(offerWords.allCampaigns, count)}
              </Button>
            )}
            {mayCreate && createButton}
          </Stack>
        </>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            {say((offer.trafficSources?.length ?? 0) > 1 ? offerWords.startAsking : offerWords.startText)}
          </Typography>
          <div>{createButton}</div>
        </>
      )}
    </Card>
  );
};
