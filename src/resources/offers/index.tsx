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

const Offers = () =>
  useViewer()?.isStaff === false ? (
    <OfferList columns={columns} link="title" shown={forAffiliates} />
  ) : (
    <OfferList columns={columns} link="title" />
  );

const Offer = () =>
  useViewer()?.isStaff === false ? <OfferPage /> : <OfferEdit inputs={inputs} actions={<PreviewButton />} />;

const ReadOffer = () => (useViewer()?.isStaff === false ? <OfferPage /> : <OfferShow actions={<PreviewButton />} />);

export default {
  ...generated,
  list: Offers,
  create: () => <OfferCreate inputs={inputs} />,
  edit: Offer,
  show: ReadOffer,
};
