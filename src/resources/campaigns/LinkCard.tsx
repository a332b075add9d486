import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { later } from '../../components/deferred.tsx';
import { campaignChoices } from '../../generated/resources/campaign.tsx';
import { LinkBuilder } from './LinkBuilder.tsx';
import type { Campaign } from './model.ts';

/** Lists, which begin a visit, don’t need it. */
const SourceNotice = later(async () => ({ default: (await import('./SourceNotice.tsx')).SourceNotice }));

/** What users come to a campaign for: its link, or why the link leads nowhere at the moment. */
export const LinkCard = () => {
  const campaign = useRecordContext<Campaign>();
  const translate = useTranslate();
  if (!campaign?.targetUrl) return null;
  const { status, targetUrl, secureId = '' } = campaign;
  const choice = campaignChoices.status.find(({ id }) => id === status);
  return (
    <Card component="section" sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="h4" component="h2">
        {translate('resources.campaigns.fields.targetUrl')}
      </Typography>
      <LinkBuilder link={targetUrl} name={secureId} />
      <SourceNotice campaign={campaign} />
      {choice && status !== 'active' && (
        <Alert severity="warning">{translate('campaigns.notWorking', { status: translate(choice.name) })}</Alert>
      )}
    </Card>
  );
};
