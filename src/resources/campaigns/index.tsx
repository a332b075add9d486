import { CopyField } from '../../components/fields/CopyField.tsx';
import generated, {
  campaignColumns,
  CampaignCreate,
  CampaignEdit,
  campaignInputs,
  CampaignList,
  CampaignShow,
  campaignTabs,
} from '../../generated/resources/campaign.tsx';
import { OfOfferInput, SourceOfOfferInput } from '../offers/OfOfferInput.tsx';
import { LinkCard } from './LinkCard.tsx';
import type { Campaign } from './model.ts';

const columns = { ...campaignColumns, targetUrl: <CopyField<Campaign> source="targetUrl" /> };
const inputs = {
  ...campaignInputs,
  trafficSource: <SourceOfOfferInput>{campaignInputs.trafficSource}</SourceOfOfferInput>,
  landers: <OfOfferInput>{campaignInputs.landers}</OfOfferInput>,
};
const tabs = { ...campaignTabs, general: [<LinkCard key="link" />, ...campaignTabs.general] };

export default {
  ...generated,
  list: () => <CampaignList columns={columns} />,
  create: () => <CampaignCreate inputs={inputs} />,
  edit: () => <CampaignEdit columns={columns} inputs={inputs} tabs={tabs} />,
  show: () => <CampaignShow columns={columns} tabs={tabs} />,
};
