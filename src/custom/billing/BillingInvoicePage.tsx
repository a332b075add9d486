import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, RecordContextProvider, useGetOne, useParams, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { InResource } from '../../components/InResource.tsx';
import { usePageName } from '../../components/pageName.ts';
import { RecordHeading } from '../../components/record/RecordHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import { affiliateInvoiceColumns as columns } from '../../generated/resources/affiliateInvoice.tsx';
import { DownloadButtons } from '../../resources/invoices/DownloadButtons.tsx';
import { LinesCard } from '../../resources/invoices/LinesCard.tsx';
import { periodField } from '../../resources/invoices/PeriodField.tsx';
import type { Invoice } from '../../resources/invoices/sides.ts';
import { WhyNotice } from '../../resources/invoices/WhyNotice.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';
import { billingWords as words } from './billingWords.ts';

const resource = 'affiliate-billing/invoices';

const factsLook = {
  margin: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(140px, 1fr))' },
} as const;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="caption" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);

const Facts = ({ invoice }: { invoice: Invoice }) => {
  const say = useWords();
  return (
    <Card sx={{ padding: 2.5 }}>
      <Box component="dl" sx={factsLook}>
        <Fact name={say(words.amount)}>{columns.amount}</Fact>
        <Fact name={say(words.period)}>{periodField}</Fact>
        <Fact name={say(words.made)}>{columns.createdAt}</Fact>
        {invoice.paymentDate && <Fact name={say(words.paidOn)}>{columns.paymentDate}</Fact>}
        {typeof invoice.withdrawalMethod === 'number' && (
          <Fact name={say(words.method)}>{columns.withdrawalMethod}</Fact>
        )}
        {invoice.notes && <Fact name={say(words.notes)}>{columns.notes}</Fact>}
      </Box>
    </Card>
  );
};

const Content = ({ invoice }: { invoice: Invoice }) => {
  const title = invoice.title ?? `#${invoice.id}`;
  usePageName(title);
  return (
    <RecordContextProvider value={invoice}>
      <Stack spacing={2}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <ToBilling />
          {columns.status}
          <RecordHeading title={title} />
          <Box sx={{ marginLeft: { xs: 0, sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <TakeBackButton invoice={invoice} />
            <DownloadButtons side="affiliate" />
          </Box>
        </Stack>
        <WhyNotice />
        <Facts invoice={invoice} />
        <LinesCard side="affiliate" />
      </Stack>
    </RecordContextProvider>
  );
};

const ToBilling = () => (
  <Button color="inherit" startIcon={<ArrowBack />} component={LinkBase} to="/billing" sx={{ marginLeft: -1.5 }}>
    {useTranslate()('pages.billing')}
  </Button>
);

/** An invoice as its affiliate sees it: what it is for, its status, and why it was declined. */
export default function BillingInvoicePage() {
  const { id } = useParams<{ id: string }>();
  const { data, error, refetch } = useGetOne<Invoice>(resource, { id: Number(id), meta: { with: [] } });
  return (
    <InResource name={resource}>
      {!data && error !== null && <ToBilling />}
      <Loaded query={{ data, error, refetch }} waiting={<Skeleton variant="rounded" height={240} />}>
        {(invoice) => <Content invoice={invoice} />}
      </Loaded>
    </InResource>
  );
}
