import generated, {
  validClickColumns,
  ValidClickList,
  ValidClickShow,
  validClickTabs,
} from '../../generated/resources/validClick.tsx';
import { useViewer } from '../../components/viewer.ts';
import { ConversionsCard } from '../conversions/ConversionsCard.tsx';
import { useTrafficColumns } from '../decisions/useTrafficColumns.ts';
import { WhyCard } from '../decisions/WhyCard.tsx';
import { BulkClickAction } from './BulkClickAction.tsx';
import { ClickActions } from './ClickActions.tsx';
import { mayJudge } from './clickActions.ts';
import { HistoryCard } from './HistoryCard.tsx';

const { general } = validClickTabs;
const tabs = {
  general: [
    ...general.slice(0, 1),
    <WhyCard key="why" of="click" />,
    <ConversionsCard key="conversions" by="clickId" source="secureId" />,
    ...general.slice(1),
    <HistoryCard key="history" />,
  ],
};

const List = () => {
  const columns = useTrafficColumns(validClickColumns);
  const bulkActions = mayJudge(useViewer()) ? <BulkClickAction action="reject" /> : undefined;
  return <ValidClickList columns={columns} link="createdAt" {...(bulkActions && { bulkActions })} />;
};
const Show = () => (
  <ValidClickShow columns={useTrafficColumns(validClickColumns)} tabs={tabs} extraButtons={<ClickActions />} />
);

export default { ...generated, list: List, show: Show };
