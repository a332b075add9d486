import InboxOutlined from '@mui/icons-material/InboxOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { datePresetOf } from '../../../domain/time/dates.ts';
import { choosePeriod } from '../../components/periods.ts';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import type { QuestionState } from './question/useQuestion.ts';
import { statisticsWords as words } from './statisticsWords.ts';

/** Shown if there is nothing in the period, or nothing that matches the filters, with a way out. */
export const NoRows = ({ question, ask }: QuestionState) => {
  const say = useWords();
  const zone = useZone();
  const now = Date.now() / 1000;
  const isNarrowed = Object.keys(question.filters).length + question.metricFilters.length > 0;
  const isLong = datePresetOf(question.period, now, zone) === 'last30Days';
  const Icon = isNarrowed ? SearchOffOutlined : InboxOutlined;
  return (
    <Stack role="status" spacing={1} sx={{ alignItems: 'center', paddingY: 7, paddingX: 2, textAlign: 'center' }}>
      <Icon sx={{ fontSize: 36, color: 'text.disabled' }} />
      <Typography variant="subtitle1" component="p">
        {say(isNarrowed ? words.noMatch : words.empty)}
      </Typography>
      <Typography color="textSecondary">{say(isNarrowed ? words.noMatchHint : words.emptyHint)}</Typography>
      {isNarrowed ? (
        <Button variant="outlined" color="inherit" onClick={() => ask({ filters: {}, metricFilters: [] })}>
          {say(words.clearFilters)}
        </Button>
      ) : (
        !isLong && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => ask({ period: choosePeriod('createdAt', 'last30Days', now, zone) })}
          >
            {say(words.last30Days)}
          </Button>
        )
      )}
    </Stack>
  );
};
