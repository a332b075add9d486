import { SieveField } from '../../components/fields/SieveField.tsx';
import generated, {
  capColumns,
  CapCreate,
  CapEdit,
  capInputs,
  CapList,
  CapShow,
  capStatuses,
} from '../../generated/resources/cap.tsx';
import { AdvertiserOfOfferInput, GoalOfOfferInput, OfOfferInput } from '../offers/OfOfferInput.tsx';
import { CountedModelInput } from './CountedModelInput.tsx';
import { CounterField } from './CounterField.tsx';
import { DropCounterButton } from './DropCounterButton.tsx';
import { CounterNotice, ShownNotice } from './LimitNotices.tsx';
import { RecountButton } from './RecountButton.tsx';
import { ReplayButton } from '../replay/ReplayButton.tsx';
import { tryOut } from '../replay/replayedStatuses.tsx';

const columns = { ...capColumns, counter: <CounterField source="counter" /> };
/** The column of the schedule shows the whole sieve. */
const listed = { ...columns, schedule: <SieveField source="schedule" label="field.sieve" /> };
const inputs = {
  ...capInputs,
  advertiser: <AdvertiserOfOfferInput>{capInputs.advertiser}</AdvertiserOfOfferInput>,
  paymentModel: <CountedModelInput>{capInputs.paymentModel}</CountedModelInput>,
  goal: <GoalOfOfferInput>{capInputs.goal}</GoalOfOfferInput>,
  landing: <OfOfferInput>{capInputs.landing}</OfOfferInput>,
  value: <CounterNotice>{capInputs.value}</CounterNotice>,
  informationalValue: <ShownNotice>{capInputs.informationalValue}</ShownNotice>,
};

const counting = (
  <>
    <RecountButton />
    <DropCounterButton />
  </>
);
const statuses = { ...capStatuses, tryOut };

export default {
  ...generated,
  list: () => <CapList columns={listed} />,
  create: () => <CapCreate inputs={inputs} beside={<ReplayButton />} />,
  edit: () => (
    <CapEdit statuses={statuses} columns={columns} inputs={inputs} extraButtons={counting} beside={<ReplayButton />} />
  ),
  show: () => <CapShow statuses={statuses} columns={columns} extraButtons={counting} />,
};
