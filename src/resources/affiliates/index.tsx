import { ImpersonateRowButton } from '../../custom/impersonation/ImpersonateButton.tsx';
import { useMayImpersonate } from '../../custom/impersonation/useMayImpersonate.ts';
import generated, {
  affiliateColumns,
  AffiliateCreate,
  AffiliateEdit,
  affiliateInputs,
  AffiliateList,
  AffiliateShow,
  affiliateStatuses,
  affiliateTabs,
} from '../../generated/resources/affiliate.tsx';
import { PersonAccess } from '../people/access/PersonAccess.tsx';
import { withBlocking } from '../people/blockingInput.tsx';
import { rightsInputs } from '../people/inputs.tsx';
import { PersonActions } from '../people/PersonActions.tsx';
import { TrafficBlock } from './TrafficBlock.tsx';
import { TrafficField } from './TrafficField.tsx';

const columns = {
  ...affiliateColumns,
  trafficBlocked: <TrafficField source="trafficBlocked" label="affiliates.traffic" />,
};
const inputs = { ...affiliateInputs, ...rightsInputs(affiliateInputs, 'affiliate') };
const statuses = withBlocking(affiliateStatuses);
const tabs = {
  ...affiliateTabs,
  traffic: [<TrafficBlock key="block" />, ...affiliateTabs.traffic],
  access: [...affiliateTabs.access, <PersonAccess key="access" />],
};

const Affiliates = () => {
  const mayImpersonate = useMayImpersonate();
  return (
    <AffiliateList
      columns={columns}
      statuses={statuses}
      {...(mayImpersonate && { rowAction: <ImpersonateRowButton /> })}
    />
  );
};

export default {
  ...generated,
  list: Affiliates,
  create: () => <AffiliateCreate inputs={inputs} />,
  edit: () => (
    <AffiliateEdit
      columns={columns}
      inputs={inputs}
      tabs={tabs}
      statuses={statuses}
      extraButtons={<PersonActions of="affiliate" />}
    />
  ),
  show: () => (
    <AffiliateShow columns={columns} tabs={tabs} statuses={statuses} extraButtons={<PersonActions of="affiliate" />} />
  ),
};
