import { useViewer } from '../../components/viewer.ts';
import generated, {
  offerColumns,
  OfferCreate,
  OfferEdit,
  offerInputs,
  OfferList,
  OfferShow,
  offerStatuses,
  offerTabs,
} from '../../generated/resources/offer.tsx';
import { activationDoubts } from './activation.ts';
import { AccessInput } from './AccessInput.tsx';
import { AdvertisersInput } from './AdvertisersInput.tsx';
import { GoalInput } from './GoalInput.tsx';
import { OfferOverview } from './OfferOverview.tsx';
import { OfferPage } from './OfferPage.tsx';
import { OwnOffers } from './OwnOffers.tsx';
import { OfferReadiness } from './OfferReadiness.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { tryOut } from '../replay/replayedStatuses.tsx';
import { TargetingPlan } from './TargetingPlan.tsx';
import { TitleField } from './TitleField.tsx';
import { WhichRule } from './WhichRule.tsx';

const columns = { ...offerColumns, title: <TitleField source="title" /> };
const inputs = {
  ...offerInputs,
  accessType: <AccessInput>{offerInputs.accessType}</AccessInput>,
  advertisers: <AdvertisersInput>{offerInputs.advertisers}</AdvertisersInput>,
  goal: <GoalInput>{offerInputs.goal}</GoalInput>,
};

/** An offer that would earn nothing becomes active only after a warning. */
const statuses = { ...offerStatuses, doubts: activationDoubts, tryOut };

const tabs = {
  ...offerTabs,
  general: [<OfferReadiness key="readiness" />, <OfferOverview key="overview" />, ...offerTabs.general],
  'payment-rules': [<WhichRule key="which" />, ...offerTabs['payment-rules']],
  targeting: [<TargetingPlan key="plan" />, ...offerTabs.targeting],
};

/** The fields by which affiliates choose an offer. */
const forAffiliates = ['id', 'title', 'vertical', 'categories', 'trafficSources', 'landers', 'createdAt'];

const Offers = () => {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <OfferList
      columns={columns}
      statuses={statuses}
      {...(!viewer.isStaff && { shown: forAffiliates, above: <OwnOffers /> })}
    />
  );
};

const Offer = () => {
  const viewer = useViewer();
  if (!viewer) return null;
  return viewer.isStaff ? (
    <OfferEdit inputs={inputs} tabs={tabs} statuses={statuses} extraButtons={<PreviewButton />} />
  ) : (
    <OfferPage />
  );
};

const ReadOffer = () => {
  const viewer = useViewer();
  if (!viewer) return null;
  return viewer.isStaff ? <OfferShow tabs={tabs} extraButtons={<PreviewButton />} /> : <OfferPage />;
};

export default {
  ...generated,
  list: Offers,
  create: () => <OfferCreate inputs={inputs} />,
  edit: Offer,
  show: ReadOffer,
};
