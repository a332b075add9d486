import generated, { DomainEdit, DomainShow, domainTabs } from '../../generated/resources/domain.tsx';
import { ConnectionCard } from './ConnectionCard.tsx';
import { ProofCard } from './ProofCard.tsx';

/** The cards replace the fields of the proof and of the connection. */
const tabs = {
  ...domainTabs,
  general: [<ProofCard key="proof" />, <ConnectionCard key="connection" />, ...domainTabs.general.slice(0, 1)],
};

export default {
  ...generated,
  edit: () => <DomainEdit tabs={tabs} />,
  show: () => <DomainShow tabs={tabs} />,
};
