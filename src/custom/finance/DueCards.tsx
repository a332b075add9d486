import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import { useMayOpen } from '../../components/entries.ts';
import { useWords } from '../../components/useWords.ts';
import { Amount } from '../../resources/invoices/Amount.tsx';
import { type Side, sides } from '../../resources/invoices/sides.ts';
import { financeWords as words } from './financeWords.ts';
import type { Finance, OutstandingSide } from './useFinance.ts';

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  // As many beside each other as there are: managers have two.
  '@media (min-width: 1200px)': {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
} as const;

interface FigureProps {
  title: string;
  children: ReactNode;
  about: ReactNode;
}

const Figure = ({ title, children, about }: FigureProps) => (
  <Box sx={{ padding: 2 }}>
    <Typography variant="body2" color="textSecondary">
      {title}
    </Typography>
    <Typography sx={{ fontSize: '1.375rem', fontWeight: 600, letterSpacing: '-0.01em' }}>{children}</Typography>
    <Typography variant="caption" color="textSecondary" component="div">
      {about}
    </Typography>
  </Box>
);

interface DueCardProps {
  side: Side;
  title: string;
  standing: OutstandingSide;
  currency: number | undefined;
}

/** The amount on unpaid invoices, with a link to them. */
const DueCard = ({ side, title, standing, currency }: DueCardProps) => {
  const say = useWords();
  const mayOpen = useMayOpen();
  const { resource } = sides[side];
  const [before, after] = say(words.notInvoiced, '\0').split('\0');
  const content = (
    <Figure
      title={title}
      about={
        <>
          <div>{say(words.onInvoices)}</div>
          {before}
          <Amount amount={standing.approved} currency={currency} />
          {after}
        </>
      }
    >
      <Amount amount={standing.invoiced} currency={currency} />
    </Figure>
  );
  return (
    <Card>
      {mayOpen(resource, 'list') ? (
        <CardActionArea component={LinkBase} to={`/${resource}/unpaid`} sx={{ height: 1 }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
};

/** What is owed on both sides, and what this month has earned so far. */
export const DueCards = ({ finance, currency }: { finance: Finance; currency: number | undefined }) => {
  const say = useWords();
  const month = finance.months.at(-1);
  return (
    <Box component="section" aria-label={say(words.due)} sx={grid}>
      <DueCard side="affiliate" title={say(words.owed)} standing={finance.affiliates} currency={currency} />
      {finance.advertisers && (
        <DueCard side="advertiser" title={say(words.owing)} standing={finance.advertisers} currency={currency} />
      )}
      {month && (
        <Card>
          <Figure title={say(words.profit)} about={say(words.byApproval)}>
            <Amount amount={month.profit} currency={currency} />
          </Figure>
        </Card>
      )}
      {month && month.cash !== null && (
        <Card>
          <Figure title={say(words.cash)} about={say(words.receivedLessPaid)}>
            <Amount amount={month.cash} currency={currency} />
          </Figure>
        </Card>
      )}
    </Box>
  );
};
