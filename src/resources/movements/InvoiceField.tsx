import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'ra-core';
import type { MouseEvent } from 'react';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { useReferred } from '../../components/references.ts';
import { useViewer } from '../../components/viewer.ts';

const reference = 'affiliate-billing/invoices';

const OwnInvoice = ({ id }: { id: number }) => {
  const { records, titles } = useReferred('invoice', reference, [id]);
  const title: unknown = records[0]?.['title'] ?? titles.get(id);
  return (
    <Link
      component={LinkBase}
      to={`/billing/invoices/${id}`}
      variant="inherit"
      underline="hover"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {typeof title === 'string' ? title : `#${id}`}
    </Link>
  );
};

/** The invoice behind a movement; affiliates read theirs in their billing section. */
export const InvoiceField = (_: { source: 'invoice' }) => {
  const isStaff = useViewer()?.isStaff ?? false;
  const id: unknown = useRecordContext()?.['invoice'];
  if (isStaff) return <ReferenceOneField source="invoice" reference={reference} />;
  return typeof id === 'number' ? <OwnInvoice id={id} /> : null;
};
InvoiceField.columnWidth = ReferenceOneField.columnWidth;
