import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetList } from 'ra-core';
import { compare } from '../../../domain/money/decimal.ts';
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

interface PartAmountProps {
  balance: Balance;
  part: Part['part'];
}

/**
 * What is in a part of the account. Money is withdrawn in the currency in which it was earned, so that is what counts
 * once there is another one than the base currency; the total is then only an approximation.
 */
const PartAmount = ({ balance: { breakdown = [], currency, ...balance }, part }: PartAmountProps) => {
  const say = useWords();
  const total = balance[part] ?? '0';
  const held = breakdown.filter((one) => compare(one[part], '0') !== 0);
  if (held.every((one) => one.currency === currency)) return <Amount amount={total} currency={currency} />;
  const [before, after] = say(words.inAll, '\0').split('\0');
  return (
    <>
      {held.map((one) => (
        <Box key={one.currency} component="span" sx={{ display: 'block' }}>
          <Amount amount={one[part]} currency={one.currency} />
        </Box>
      ))}
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {before}
        <Amount amount={total} currency={currency} />
        {after}
      </Typography>
    </>
  );
};

const PartCard = ({ balance, part: { part, about } }: { balance: Balance; part: Part }) => {
  const say = useWords();
  const mayOpen = useMayOpen();
  const content = (
    <Box sx={{ padding: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {say(words[part])}
      </Typography>
      <Typography
        component="div"
        sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' }, fontWeight: 600, letterSpacing: '-0.01em' }}
      >
        <PartAmount balance={balance} part={part} />
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
    meta: { with: ['breakdown'] },
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
