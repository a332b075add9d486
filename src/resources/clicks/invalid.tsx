import generated, {
  invalidClickColumns,
  InvalidClickList,
  InvalidClickShow,
  invalidClickTabs,
} from '../../generated/resources/invalidClick.tsx';
import { useViewer } from '../../components/viewer.ts';
import { ConversionsCard } from '../conversions/ConversionsCard.tsx';
import { useTrafficColumns } from '../decisions/useTrafficColumns.ts';
import { WhyCard } from '../decisions/WhyCard.tsx';
import { BulkClickAct } from './BulkClickAct.tsx';
import { ClickActs } from './ClickActs.tsx';
import { mayJudge } from './clickActs.ts';
import { HistoryCard } from './HistoryCard.tsx';

const { general } = invalidClickTabs;
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
  const columns = useTrafficColumns(invalidClickColumns);
  const bulkActions = mayJudge(useViewer()) ? <BulkClickAct act="accept" /> : undefined;
  return <InvalidClickList columns={columns} link="createdAt" {...(bulkActions && { bulkActions })} />;
};
const Show = () => (
  <InvalidClickShow columns={useTrafficColumns(invalidClickColumns)} tabs={tabs} actions={<ClickActs />} />
);

export default { ...generated, list: List, show: Show };
