import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'ra-core';
import { datePresets, type Range } from '../../../domain/time/dates.ts';
import { dimmed } from '../../components/dimmed.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import { PeriodButton } from '../statistics/controls/PeriodButton.tsx';
import { useMetrics } from '../statistics/figures.ts';
import { readParameters } from '../statistics/question/parameters.ts';
import { questionOf } from '../statistics/question/question.ts';
import { StoreNotice } from '../statistics/StoreNotice.tsx';
import { InsightItem } from './InsightItem.tsx';
import { insightWords as words } from './insightWords.ts';
import { useInsights } from './useInsights.ts';
import { useSentence } from './useSentence.ts';

const Waiting = () => (
  <Stack spacing={2} sx={{ padding: 2.5 }}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Stack>
);

const Nothing = () => {
  const say = useWords();
  return (
    <Stack role="status" spacing={1} sx={{ alignItems: 'center', padding: 7, textAlign: 'center' }}>
      <LightbulbOutlined sx={{ fontSize: 36, color: 'text.disabled' }} />
      <Typography variant="subtitle1" component="p">
        {say(words.none)}
      </Typography>
      <Typography color="textSecondary">{say(words.noneHint)}</Typography>
    </Stack>
  );
};

/** What changed since the previous period and why, and what is about to happen. Its address contains the period. */
export default function InsightsPage() {
  const say = useWords();
  const zone = useZone();
  const navigate = useNavigate();
  const { search } = useLocation();
  const today = datePresets.today(Math.floor(Date.now() / 1000), zone);
  const { period } = questionOf(readParameters(search), today);
  const { data: metrics = [] } = useMetrics();
  const { data, error, refetch, isPlaceholderData } = useInsights(period);
  const sentences = useSentence(metrics, data?.meta.currency);
  const choose = ({ from, to }: Range) => void navigate({ search: `?createdAtFrom=${from}&createdAtTo=${to}` });
  return (
    <Stack spacing={2}>
      <PageHeading text="pages.insights" />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PeriodButton period={period} onChange={choose} />
        <Typography color="textSecondary">{say(words.about)}</Typography>
      </Stack>
      {error !== null && <StoreNotice error={error} onRetry={() => void refetch()} />}
      {(data || error === null) && (
        <Card sx={dimmed(isPlaceholderData)}>
          {!data && <Waiting />}
          {data?.items.length === 0 && <Nothing />}
          {data && data.items.length > 0 && (
            <Box component="ul" aria-label={say(words.insights)} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {data.items.map((insight) => (
                <InsightItem key={insight.key} insight={insight} {...sentences} />
              ))}
            </Box>
          )}
        </Card>
      )}
    </Stack>
  );
}
