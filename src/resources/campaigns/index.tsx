import { CopyField } from '../../components/fields/CopyField.tsx';
import generated, {
  campaignColumns,
  CampaignEdit,
  CampaignList,
  CampaignShow,
  campaignTabs,
} from '../../generated/resources/campaign.tsx';
import { ApiCard } from './api/ApiCard.tsx';
import { LinkCard } from './LinkCard.tsx';
import type { Campaign } from './model.ts';

const columns = { ...campaignColumns, targetUrl: <CopyField<Campaign> source="targetUrl" /> };
const tabs = {
  ...campaignTabs,
  general: [<LinkCard key="link" />, ...campaignTabs.general, <ApiCard key="api" />],
};

export default {
  ...generated,
  list: () => <CampaignList columns={columns} />,
  edit: () => <CampaignEdit columns={columns} tabs={tabs} />,
  show: () => <CampaignShow columns={columns} tabs={tabs} />,
};
