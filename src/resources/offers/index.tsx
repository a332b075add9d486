import generated, { offerColumns, OfferEdit, offerInputs, OfferList } from '../../generated/resources/offer.tsx';
import { AccessInput } from './AccessInput.tsx';
import { TitleField } from './TitleField.tsx';

// The picture and the flame stand beside the title, so they need no columns of their own.
const { imageUrl, isHot, ...others } = offerColumns;
const columns = { ...others, title: <TitleField source="title" />, imageUrl, isHot };
const shown = ['id', 'title', 'status', 'accessType', 'vertical', 'categories', 'advertisers', 'tags', 'createdAt'] as const satisfies readonly (keyof typeof offerColumns)[];

const inputs = { ...offerInputs, accessType: <AccessInput /> };

export default {
  ...generated,
  list: () => <OfferList columns={columns} shown={shown} link="title" />,
  edit: () => <OfferEdit inputs={inputs} />,
};
