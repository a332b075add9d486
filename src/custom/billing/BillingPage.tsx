import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess } from 'ra-core';
import { InResource } from '../../components/InResource.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import { BalanceCards } from './BalanceCards.tsx';
import { billingWords as words } from './billingWords.ts';
import { InvoicesTable } from './InvoicesTable.tsx';

const WithdrawDialog = lazy(() => import('./WithdrawDialog.tsx'));

const balances = 'affiliate-billing/balances';
const invoices = 'affiliate-billing/invoices';

/** An affiliate’s money: what they have earned, their invoices, and requesting a withdrawal. */
export default function BillingPage() {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  const { canAccess: seesBalance = false } = useCanAccess({ resource: balances, action: 'list' });
  const { canAccess: seesInvoices = false } = useCanAccess({ resource: invoices, action: 'list' });
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.billing" />
      {seesBalance && <BalanceCards />}
      {seesInvoices && (
        <Box>
          <Button variant="contained" onClick={() => setAsking(true)}>
            {say(words.withdraw)}
          </Button>
        </Box>
      )}
      {seesInvoices && (
        <InResource name={invoices}>
          <InvoicesTable />
        </InResource>
      )}
      {isAsking && (
        <Suspense>
          <WithdrawDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
