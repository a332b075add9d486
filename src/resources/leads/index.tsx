import { useViewer } from '../../components/viewer.ts';
import generated, { leadColumns, LeadList, LeadShow, leadTabs } from '../../generated/resources/lead.tsx';
import { useTrafficColumns } from '../decisions/useTrafficColumns.ts';
import { ConversionsCard } from '../conversions/ConversionsCard.tsx';
import { AttemptsCard } from './AttemptsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { WhyCard } from '../decisions/WhyCard.tsx';

/** Affiliates are not told by which lead a conversion came. */
const ConversionsOfLead = () => (useViewer()?.isStaff ? <ConversionsCard by="lead" source="id" /> : null);

const { general } = leadTabs;
const tabs = {
  general: [
    ...general.slice(0, 1),
    <WhyCard key="why" of="lead" />,
    <AttemptsCard key="attempts" />,
    <ConversionsOfLead key="conversions" />,
    ...general.slice(1, 2),
    <ContactCard key="contacts" />,
    ...general.slice(2),
    <HistoryCard key="history" />,
  ],
};

const List = () => <LeadList columns={useTrafficColumns(leadColumns)} link="createdAt" />;
const Show = () => <LeadShow columns={useTrafficColumns(leadColumns)} tabs={tabs} />;

export default { ...generated, list: List, show: Show };
