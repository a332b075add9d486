import { useViewer } from '../../components/viewer.ts';
import generated, {
  offerColumns,
  OfferCreate,
  OfferEdit,
  offerInputs,
  OfferList,
  OfferShow,
} from '../../generated/resources/offer.tsx';
import { AccessInput } from './AccessInput.tsx';
import { OfferPage } from './OfferPage.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { TitleField } from './TitleField.tsx';

const columns = { ...offerColumns, title: <TitleField source="title" /> };
const inputs = { ...offerInputs, accessType: <AccessInput>{offerInputs.accessType}</AccessInput> };

/** What affiliates choose an offer by. */
const forAffiliates = ['id', 'title', 'vertical', 'categories', 'trafficSources', 'landers', 'createdAt'];

const Offers = () => {
  const viewer = useViewer();
  if (!viewer) return null;
  return <OfferList columns={columns} link="title" {...(!viewer.isStaff && { shown: forAffiliates })} />;
};

const Offer = () => {
  const viewer = useViewer();
  if (!viewer) return null;
  return viewer.isStaff ? <OfferEdit inputs={inputs} actions={<PreviewButton />} /> : <OfferPage />;
};

const ReadOffer = () => {
  const viewer = useViewer();
  if (!viewer) return null;
  return viewer.isStaff ? <OfferShow actions={<PreviewButton />} /> : <OfferPage />;
};

export default {
  ...generated,
  list: Offers,
  create: () => <OfferCreate inputs={inputs} />,
  edit: Offer,
  show: ReadOffer,
};
