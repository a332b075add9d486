import { section } from '../../components/form/tabs.ts';
import generated, { ConversionEdit, ConversionShow, conversionTabs } from '../../generated/resources/conversion.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { SendPostbackButton } from './SendPostbackButton.tsx';

const { general } = conversionTabs;
/** How the amounts came about, the card says. */
const amounts = section('amounts', 'revenue', 'payout', 'profit', 'changeReason');
const tabs = { general: [...general.slice(0, 1), amounts, <MoneyCard key="money" />, ...general.slice(2)] };

export default {
  ...generated,
  edit: () => <ConversionEdit tabs={tabs} actions={<SendPostbackButton />} />,
  show: () => <ConversionShow tabs={tabs} actions={<SendPostbackButton />} />,
};
