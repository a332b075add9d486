import generated, {
  offerColumns,
  OfferCreate,
  OfferEdit,
  offerInputs,
  OfferList,
} from '../../generated/resources/offer.tsx';
import { AccessInput } from './AccessInput.tsx';
import { TitleField } from './TitleField.tsx';

const columns = { ...offerColumns, title: <TitleField source="title" /> };
const inputs = { ...offerInputs, accessType: <AccessInput>{offerInputs.accessType}</AccessInput> };

export default {
  ...generated,
  list: () => <OfferList columns={columns} link="title" />,
  create: () => <OfferCreate inputs={inputs} />,
  edit: () => <OfferEdit inputs={inputs} />,
};
