import { section } from '../../components/form/record/tabs.ts';
import { useViewer } from '../../components/viewer.ts';
import generated, {
  conversionColumns,
  ConversionEdit,
  ConversionList,
  ConversionShow,
  conversionTabs,
} from '../../generated/resources/conversion.tsx';
import { BulkSendPostback } from './BulkSendPostback.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { ProfitField } from './ProfitField.tsx';
import { SendPostbackButton } from './SendPostbackButton.tsx';

const columns = {
  ...conversionColumns,
  profit: <ProfitField source="profit" />,
  receivedRevenue: <ProfitField source="receivedRevenue" />,
  receivedPayout: <ProfitField source="receivedPayout" />,
  netProfit: <ProfitField source="netProfit" />,
};
const { general } = conversionTabs;
/** The card says how the amounts came about. */
const amounts = section(
  'amounts',
  'revenue',
  'payout',
  'profit',
  'receivedRevenue',
  'receivedPayout',
  'netProfit',
  'changeReason',
);
const tabs = { general: [...general.slice(0, 1), amounts, <MoneyCard key="money" />, ...general.slice(2)] };

const List = () => {
  const maySend = useViewer()?.permissions.has('conversion.send_postback') ?? false;
  return <ConversionList columns={columns} {...(maySend && { bulkActions: <BulkSendPostback /> })} />;
};

export default {
  ...generated,
  list: List,
  edit: () => <ConversionEdit columns={columns} tabs={tabs} extraButtons={<SendPostbackButton />} />,
  show: () => <ConversionShow columns={columns} tabs={tabs} extraButtons={<SendPostbackButton />} />,
};
