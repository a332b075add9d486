import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { useWords } from '../../components/useWords.ts';
import generated, {
  invoiceScheduleColumns,
  InvoiceScheduleEdit,
  InvoiceScheduleList,
  InvoiceScheduleShow,
} from '../../generated/resources/invoiceSchedule.tsx';

const words = { all: { en: 'All others', ru: 'Все остальные' } };

/** Whose invoices it applies to: one affiliate’s, or those of all who have no schedule of their own. */
const AffiliateField = (_: { source: 'affiliate' }) => {
  const say = useWords();
  const isOfOne = Boolean(useRecordContext()?.['affiliate']);
  if (isOfOne) return invoiceScheduleColumns.affiliate;
  return (
    <Typography component="span" variant="inherit" color="textSecondary">
      {say(words.all)}
    </Typography>
  );
};
AffiliateField.columnWidth = ReferenceOneField.columnWidth;

const columns = { ...invoiceScheduleColumns, affiliate: <AffiliateField source="affiliate" /> };

export default {
  ...generated,
  list: () => <InvoiceScheduleList columns={columns} />,
  edit: () => <InvoiceScheduleEdit columns={columns} />,
  show: () => <InvoiceScheduleShow columns={columns} />,
};
