import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetList } from 'ra-core';
import { useMayOpen } from '../../components/entries.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { Amount } from '../../resources/invoices/Amount.tsx';
import { movementsPath } from '../../resources/balances/movementsPath.ts';
import { billingWords as words } from './billingWords.ts';

type Balance = components['schemas']['AffiliateBalance'];

const movements = 'affiliate-billing/movements';

/** In the order in which money passes through them. */
const parts = [
  { part: 'hold', about: words.holdAbout },
  { part: 'approved', about: words.approvedAbout },
  { part: 'requestedWithdrawal', about: words.requestedAbout },
  { part: 'paid', about: words.paidAbout },
] as const;

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

type Part = (typeof parts)[number];

const PartCard = ({ balance, part: { part, about } }: { balance: Balance; part: Part }) => {
  const say = useWords();
  const mayOpen = useMayOpen();
  const content = (
    <Box sx={{ padding: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {say(words[part])}
      </Typography>
      <Typography sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' }, fontWeight: 600, letterSpacing: '-0.01em' }}>
        <Amount amount={balance[part] ?? '0'} currency={balance.currency} />
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {say(about)}
      </Typography>
    </Box>
  );
  return (
    <Card>
      {mayOpen(movements, 'list') ? (
        <CardActionArea component={LinkBase} to={movementsPath(movements, balance.id, part)}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
};

/** What an affiliate has earned, part by part; each links to what changed it. */
export const BalanceCards = () => {
  const say = useWords();
  const { data, error, refetch } = useGetList<Balance>('affiliate-billing/balances', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <section aria-label={say(words.balance)}>
      <Loaded query={{ data, error, refetch }} waiting={<Skeleton variant="rounded" height={104} />}>
        {([balance]) =>
          balance ? (
            <Box sx={grid}>
              {parts.map((part) => (
                <PartCard key={part.part} balance={balance} part={part} />
              ))}
            </Box>
          ) : (
            <Typography color="textSecondary">{say(words.none)}</Typography>
          )
        }
      </Loaded>
    </section>
  );
};
