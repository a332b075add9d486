import generated, {
  validClickColumns,
  ValidClickList,
  ValidClickShow,
  validClickTabs,
} from '../../generated/resources/validClick.tsx';
import { ConversionsCard } from '../conversions/ConversionsCard.tsx';
import { useTrafficColumns } from '../decisions/useTrafficColumns.ts';
import { WhyCard } from '../decisions/WhyCard.tsx';

const { general } = validClickTabs;
const tabs = {
  general: [
    ...general.slice(0, 1),
    <WhyCard key="why" of="click" />,
    <ConversionsCard key="conversions" by="clickId" source="secureId" />,
    ...general.slice(1),
  ],
};

const List = () => <ValidClickList columns={useTrafficColumns(validClickColumns)} link="createdAt" />;
const Show = () => <ValidClickShow columns={useTrafficColumns(validClickColumns)} tabs={tabs} />;

export default { ...generated, list: List, show: Show };
