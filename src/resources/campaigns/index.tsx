import { CopyField } from '../../components/fields/CopyField.tsx';
import { later } from '../../components/deferred.tsx';
import generated, {
  campaignColumns,
  CampaignCreate,
  CampaignEdit,
  campaignInputs,
  CampaignList,
  CampaignShow,
  campaignTabs,
} from '../../generated/resources/campaign.tsx';
import type { Campaign } from './model.ts';

const columns = { ...campaignColumns, targetUrl: <CopyField<Campaign> source="targetUrl" /> };
/** Lists, which begin a visit, need none of this. */
const OfOfferInput = later(async () => ({ default: (await import('../offers/OfOfferInput.tsx')).OfOfferInput }));
const SourceOfOfferInput = later(async () => ({
  default: (await import('../offers/OfOfferInput.tsx')).SourceOfOfferInput,
}));
const LinkCard = later(async () => ({ default: (await import('./LinkCard.tsx')).LinkCard }));
const ApiCard = later(async () => ({ default: (await import('./api/ApiCard.tsx')).ApiCard }));

const inputs = {
  ...campaignInputs,
  trafficSource: <SourceOfOfferInput>{campaignInputs.trafficSource}</SourceOfOfferInput>,
  landers: <OfOfferInput>{campaignInputs.landers}</OfOfferInput>,
};
const tabs = {
  ...campaignTabs,
  general: [<LinkCard key="link" />, ...campaignTabs.general, <ApiCard key="api" />],
};

export default {
  ...generated,
  list: () => <CampaignList columns={columns} />,
  create: () => <CampaignCreate inputs={inputs} />,
  edit: () => <CampaignEdit columns={columns} inputs={inputs} tabs={tabs} />,
  show: () => <CampaignShow columns={columns} tabs={tabs} />,
};
