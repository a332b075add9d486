import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LinkBase, RecordContextProvider, useGetList, useLocation, useNavigate } from 'ra-core';
import { useEntry } from '../../components/entries.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { affiliateInvoiceColumns as columns } from '../../generated/resources/affiliateInvoice.tsx';
import { parseListAddress } from '../../providers/router/listAddress.ts';
import { periodField } from '../../resources/invoices/PeriodField.tsx';
import type { Invoice } from '../../resources/invoices/sides.ts';
import { billingWords as words } from './billingWords.ts';

const resource = 'affiliate-billing/invoices';

const Row = ({ invoice }: { invoice: Invoice }) => (
  <RecordContextProvider value={invoice}>
    <TableRow>
      <TableCell>
        <Link
          component={LinkBase}
          to={`/billing/invoices/${invoice.id}`}
          underline="hover"
          sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}
        >
          {invoice.title ?? `#${invoice.id}`}
        </Link>
      </TableCell>
      <TableCell>{columns.status}</TableCell>
      <TableCell>{periodField}</TableCell>
      <TableCell align="right">{columns.amount}</TableCell>
      <TableCell>{columns.paymentDate}</TableCell>
      <TableCell>{columns.createdAt}</TableCell>
    </TableRow>
  </RecordContextProvider>
);

/** The affiliate’s invoices, in the order and from the place that the address says. */
export const InvoicesTable = () => {
  const say = useWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { sort, order, page, perPage } = parseListAddress(useEntry(resource), undefined, search);
  const { data, total, error, refetch } = useGetList<Invoice>(resource, {
    pagination: { page, perPage },
    sort: { field: sort, order },
  });
  const turn = (to: number) => {
    const query = new URLSearchParams(search);
    query.set('offset', String(to * perPage));
    void navigate({ search: `?${query}` });
  };
  return (
    <Section title={say(words.invoices)}>
      <Loaded query={{ data, error, refetch }} waiting={<Skeleton variant="rounded" height={120} />}>
        {(invoices) =>
          invoices.length === 0 ? (
            <Typography color="textSecondary">{say(words.noInvoices)}</Typography>
          ) : (
            <>
              <TableContainer>
                <Table size="small" aria-label={say(words.invoices)}>
                  <TableHead>
                    <TableRow>
                      <TableCell>{say(words.invoice)}</TableCell>
                      <TableCell>{say(words.status)}</TableCell>
                      <TableCell>{say(words.period)}</TableCell>
                      <TableCell align="right">{say(words.amount)}</TableCell>
                      <TableCell>{say(words.paidOn)}</TableCell>
                      <TableCell>{say(words.made)}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {invoices.map((invoice) => (
                      <Row key={invoice.id} invoice={invoice} />
                    ))}
                  </TableBody>
                </Table>
              </TableContainer>
              {total !== undefined && total > perPage && (
                <TablePagination
                  component="div"
                  count={total}
                  page={page - 1}
                  rowsPerPage={perPage}
                  rowsPerPageOptions={[]}
                  onPageChange={(_, to) => turn(to)}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
};
