import generated, {
  invalidClickColumns,
  InvalidClickList,
  InvalidClickShow,
  invalidClickTabs,
} from '../../generated/resources/invalidClick.tsx';
import { ConversionsCard } from '../conversions/ConversionsCard.tsx';
import { useTrafficColumns } from '../decisions/useTrafficColumns.ts';
import { WhyCard } from '../decisions/WhyCard.tsx';

const { general } = invalidClickTabs;
const tabs = {
  general: [
    ...general.slice(0, 1),
    <WhyCard key="why" of="click" />,
    <ConversionsCard key="conversions" by="clickId" source="secureId" />,
    ...general.slice(1),
  ],
};

const List = () => <InvalidClickList columns={useTrafficColumns(invalidClickColumns)} link="createdAt" />;
const Show = () => <InvalidClickShow columns={useTrafficColumns(invalidClickColumns)} tabs={tabs} />;

export default { ...generated, list: List, show: Show };
