import generated, { DomainEdit, DomainShow, domainTabs } from '../../generated/resources/domain.tsx';
import { ProofCard } from './ProofCard.tsx';

/** The card replaces the fields of the proof. */
const tabs = { ...domainTabs, general: [<ProofCard key="proof" />, ...domainTabs.general.slice(0, 1)] };

export default {
  ...generated,
  edit: () => <DomainEdit tabs={tabs} />,
  show: () => <DomainShow tabs={tabs} />,
};
