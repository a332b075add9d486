import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import { DueCards } from './DueCards.tsx';
import { financeWords as words } from './financeWords.ts';
import { MonthsSection } from './MonthsSection.tsx';
import { StandingSection } from './StandingSection.tsx';
import { useFinance } from './useFinance.ts';

const besides = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** What the network earns, is paid and owes; for managers, as far as it concerns the affiliates they manage. */
export default function FinancePage() {
  const say = useWords();
  const query = useFinance();
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.finance" />
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={320} />}>
        {(finance) => (
          <>
            {finance.advertisers === null && (
              <Typography variant="body2" color="textSecondary">
                {say(words.ofOwnAffiliates)}
              </Typography>
            )}
            <DueCards finance={finance} currency={finance.baseCurrency} />
            <MonthsSection months={finance.months} currency={finance.baseCurrency} />
            <Box sx={finance.advertisers ? besides : undefined}>
              {finance.advertisers && (
                <StandingSection
                  side="advertiser"
                  title={say(words.advertisers)}
                  standing={finance.advertisers}
                  currency={finance.baseCurrency}
                />
              )}
              <StandingSection
                side="affiliate"
                title={say(words.affiliates)}
                standing={finance.affiliates}
                currency={finance.baseCurrency}
              />
            </Box>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
