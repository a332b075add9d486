import { SieveField } from '../../components/fields/SieveField.tsx';
import generated, {
  affiliateAssignmentColumns,
  AffiliateAssignmentCreate,
  AffiliateAssignmentEdit,
  affiliateAssignmentInputs,
  AffiliateAssignmentList,
} from '../../generated/resources/affiliateAssignment.tsx';
import { ReplayButton } from '../replay/ReplayButton.tsx';
import { NotYetAssigned } from './NotYetAssigned.tsx';

/** The column of the schedule shows the whole sieve. */
const columns = { ...affiliateAssignmentColumns, schedule: <SieveField source="schedule" label="field.sieve" /> };
const inputs = {
  ...affiliateAssignmentInputs,
  affiliate: (
    <NotYetAssigned
      assignments="affiliate-assignments"
      parties={{ affiliate: 'affiliates/members', team: 'affiliates/teams' }}
    >
      {affiliateAssignmentInputs.affiliate}
    </NotYetAssigned>
  ),
};

export default {
  ...generated,
  list: () => <AffiliateAssignmentList columns={columns} />,
  create: () => <AffiliateAssignmentCreate inputs={inputs} beside={<ReplayButton />} />,
  edit: () => <AffiliateAssignmentEdit beside={<ReplayButton />} />,
};
