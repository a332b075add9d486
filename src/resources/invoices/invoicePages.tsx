import { type ComponentType, lazy } from 'react';
import type { CreateProps, EditProps, ShowProps } from '../../components/form/props.ts';
import { section } from '../../components/form/record/tabs.ts';
import type { ListProps } from '../../components/list/props.ts';
import type { Statuses } from '../../components/status/statuses.ts';
import type { Elements } from '../../components/typed.ts';
import type { ResourcePages } from '../../registry/resource.ts';
import { DownloadButtons } from './DownloadButtons.tsx';
import { LinesCard } from './LinesCard.tsx';
import { periodField } from './PeriodField.tsx';
import { PayToCard } from './PayToCard.tsx';
import type { Side } from './sides.ts';
import { WhyNotice } from './WhyNotice.tsx';

const InvoiceMaker = lazy(() => import('./maker/InvoiceMaker.tsx'));

/** What is generated for the invoices of one side. */
interface Generated {
  pages: ResourcePages;
  List: ComponentType<ListProps>;
  Edit: ComponentType<EditProps>;
  Show: ComponentType<ShowProps>;
  columns: Elements;
  inputs: NonNullable<CreateProps['inputs']>;
  statuses: Statuses;
}

/** The pages of invoices, the same for both sides. */
export const invoicePages = (side: Side, generated: Generated): ResourcePages => {
  const { List, Edit, Show, inputs } = generated;
  const columns = { ...generated.columns, periodFrom: periodField };
  // Only a payment has a date.
  const { inputs: paid = {}, ...others } = generated.statuses;
  const statuses: Statuses = { ...others, asks: { paid } };
  const tabs = {
    general: [
      <WhyNotice key="why" />,
      section(
        'invoice',
        side,
        'periodFrom',
        'currency',
        'amount',
        'advance',
        'conversionCount',
        'paymentDate',
        'withdrawalMethod',
        'requested',
      ),
      ...(side === 'affiliate' ? [<PayToCard key="payTo" />] : []),
      <LinesCard key="lines" side={side} />,
      section('notes', 'notes', 'privateNotes'),
      section('whatItIsFor', 'offers', 'goals', 'countries', 'exchangeRates'),
    ],
    conversions: [],
  };
  const shared = {
    columns,
    tabs,
    statuses,
    headerFields: [side, 'periodFrom', 'amount'],
    extraButtons: <DownloadButtons side={side} />,
  };
  return {
    ...generated.pages,
    columns,
    list: () => (
      <List
        columns={columns}
        statuses={statuses}
        shown={['title', 'status', side, 'periodFrom', 'amount', 'conversionCount', 'paymentDate', 'createdAt']}
      />
    ),
    create: () => <InvoiceMaker side={side} inputs={inputs} />,
    edit: () => <Edit {...shared} inputs={inputs} />,
    show: () => <Show {...shared} />,
  };
};
