import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, Navigate, RecordContextProvider, useGetList, useLocation, useNavigate } from 'ra-core';
import { useEntry } from '../../components/entries.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { FiguresTable } from '../../components/FiguresTable.tsx';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { affiliateInvoiceColumns as columns } from '../../generated/resources/affiliateInvoice.tsx';
import { parseListAddress } from '../../providers/router/listAddress.ts';
import { periodField } from '../../resources/invoices/PeriodField.tsx';
import type { Invoice } from '../../resources/invoices/sides.ts';
import { billingWords as words } from './billingWords.ts';
import { PageTurner } from '../../components/list/PageTurner.tsx';

const resource = 'affiliate-billing/invoices';

const InvoiceLink = ({ invoice: { id, title } }: { invoice: Invoice }) => (
  <Link
    component={LinkBase}
    to={`/billing/invoices/${id}`}
    underline="hover"
    sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}
  >
    {title ?? `#${id}`}
  </Link>
);

const shown = [columns.status, periodField, columns.amount, columns.paymentDate, columns.createdAt];

const rowOf = (invoice: Invoice) => ({
  key: invoice.id,
  cells: [
    <InvoiceLink key="invoice" invoice={invoice} />,
    ...shown.map((column, place) => (
      <RecordContextProvider key={place} value={invoice}>
        {column}
      </RecordContextProvider>
    )),
  ],
});

/** The affiliate’s invoices, in the order and from the offset in the address. */
export const InvoicesTable = () => {
  const say = useWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { sort, order, page, perPage } = parseListAddress(useEntry(resource), undefined, search);
  const { data, total, error, refetch } = useGetList<Invoice>(resource, {
    pagination: { page, perPage },
    sort: { field: sort, order },
  });
  const addressOf = (to: number): string => {
    const query = new URLSearchParams(search);
    query.set('offset', String(to * perPage));
    return `?${query}`;
  };
  const last = Math.ceil((total ?? 0) / perPage);
  if (data?.length === 0 && last > 0 && page > last) return <Navigate to={{ search: addressOf(last - 1) }} replace />;
  return (
    <Section title={say(words.invoices)}>
      <Loaded query={{ data, error, refetch }} waiting={<Skeleton variant="rounded" height={120} />}>
        {(invoices) =>
          invoices.length === 0 ? (
            <Typography color="textSecondary">{say(words.noInvoices)}</Typography>
          ) : (
            <>
              <FiguresTable
                label={say(words.invoices)}
                columns={[
                  ...[words.invoice, words.status, words.period].map((one) => say(one)),
                  { label: say(words.amount), isFigure: true },
                  ...[words.paidOn, words.made].map((one) => say(one)),
                ]}
                rows={invoices.map(rowOf)}
              />
              {total !== undefined && total > perPage && (
                <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
                  <PageTurner
                    {...{ page, total }}
                    first={(page - 1) * perPage + 1}
                    count={invoices.length}
                    hasNext={page < last}
                    onTurn={(to) => void navigate({ search: addressOf(to - 1) })}
                  />
                </Stack>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
};
