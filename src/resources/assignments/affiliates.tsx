import { SieveField } from '../../components/fields/SieveField.tsx';
import generated, {
  affiliateAssignmentColumns,
  AffiliateAssignmentList,
} from '../../generated/resources/affiliateAssignment.tsx';

/** The column of the schedule says the whole sieve. */
const columns = { ...affiliateAssignmentColumns, schedule: <SieveField source="schedule" label="field.sieve" /> };

export default { ...generated, list: () => <AffiliateAssignmentList columns={columns} /> };
