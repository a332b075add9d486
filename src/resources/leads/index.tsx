import { useViewer } from '../../components/viewer.ts';
import generated, { leadColumns, LeadList, LeadShow, leadTabs } from '../../generated/resources/lead.tsx';
import { useTrafficColumns } from '../decisions/useTrafficColumns.ts';
import { ConversionsCard } from '../conversions/ConversionsCard.tsx';
import { AddLeadButton } from './AddLeadButton.tsx';
import { AttemptsCard } from './AttemptsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { BulkLeadActions } from './BulkLeadActions.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { LeadActions } from './LeadActions.tsx';
import { openActions } from './leadActions.ts';
import { WhyCard } from '../decisions/WhyCard.tsx';

const { general } = leadTabs;
const tabs = {
  general: [
    ...general.slice(0, 1),
    <WhyCard key="why" of="lead" />,
    <AttemptsCard key="attempts" />,
    <ConversionsCard key="conversions" by="lead" source="id" />,
    ...general.slice(1, 2).map(({ fields }) => <ContactCard key="contact" fields={fields} />),
    ...general.slice(2),
    <HistoryCard key="history" />,
  ],
};

const List = () => {
  const viewer = useViewer();
  const columns = useTrafficColumns(leadColumns);
  const bulkActions = viewer && openActions(viewer, 'forMany').length > 0 ? <BulkLeadActions /> : undefined;
  return (
    <LeadList columns={columns} link="createdAt" tools={<AddLeadButton />} {...(bulkActions && { bulkActions })} />
  );
};
const Show = () => <LeadShow columns={useTrafficColumns(leadColumns)} tabs={tabs} extraButtons={<LeadActions />} />;

export default { ...generated, list: List, show: Show };
