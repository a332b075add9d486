import generated, { leadColumns, LeadList, LeadShow, leadTabs } from '../../generated/resources/lead.tsx';
import { useTrafficColumns } from '../decisions/useTrafficColumns.ts';
import { AttemptsCard } from './AttemptsCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { WhyCard } from '../decisions/WhyCard.tsx';

const { general } = leadTabs;
const tabs = {
  general: [
    ...general.slice(0, 1),
    <WhyCard key="why" of="lead" />,
    <AttemptsCard key="attempts" />,
    ...general.slice(1),
    <HistoryCard key="history" />,
  ],
};

const List = () => <LeadList columns={useTrafficColumns(leadColumns)} link="createdAt" />;
const Show = () => <LeadShow columns={useTrafficColumns(leadColumns)} tabs={tabs} />;

export default { ...generated, list: List, show: Show };
