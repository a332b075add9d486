import { SieveField } from '../../components/fields/SieveField.tsx';
import generated, {
  advertiserAssignmentColumns,
  AdvertiserAssignmentCreate,
  AdvertiserAssignmentEdit,
  advertiserAssignmentInputs,
  AdvertiserAssignmentList,
} from '../../generated/resources/advertiserAssignment.tsx';
import { NotYetAssigned } from './NotYetAssigned.tsx';
import { OfAdvertiser } from './OfAdvertiser.tsx';
import { ReplayButton } from '../replay/ReplayButton.tsx';

/** The column of the schedule shows the whole sieve. */
const columns = { ...advertiserAssignmentColumns, schedule: <SieveField source="schedule" label="field.sieve" /> };
const inputs = {
  ...advertiserAssignmentInputs,
  advertiser: (
    <NotYetAssigned assignments="advertiser-assignments" parties={{ advertiser: 'advertisers' }}>
      {advertiserAssignmentInputs.advertiser}
    </NotYetAssigned>
  ),
  integration: <OfAdvertiser>{advertiserAssignmentInputs.integration}</OfAdvertiser>,
};

export default {
  ...generated,
  list: () => <AdvertiserAssignmentList columns={columns} />,
  create: () => <AdvertiserAssignmentCreate inputs={inputs} beside={<ReplayButton />} />,
  edit: () => <AdvertiserAssignmentEdit inputs={inputs} beside={<ReplayButton />} />,
};
