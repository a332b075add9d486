import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWords } from '../../components/useWords.ts';
import { Filters } from './controls/Filters.tsx';
import { Groupings } from './controls/Groupings.tsx';
import type { Metric } from './figures.ts';
import { groupedBy } from './question/question.ts';
import type { QuestionState } from './question/useQuestion.ts';
import { statisticsWords as words } from './statisticsWords.ts';

interface NarrowingProps {
  asking: QuestionState;
  metrics: readonly Metric[];
  /** Key of the metric that rows are sorted by if nothing else is left. */
  leading: string;
}

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography
      variant="body2"
      color="textSecondary"
      aria-hidden="true"
      sx={{ lineHeight: '30px', whiteSpace: 'nowrap', marginTop: { xs: 1, md: 0 } }}
    >
      {name}
    </Typography>
    {children}
  </>
);

/** What rows are grouped by and filtered by. */
export const Narrowing = ({ asking, metrics, leading }: NarrowingProps) => {
  const say = useWords();
  const { question, ask } = asking;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        rowGap: { xs: 0.5, md: 0.75 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'max-content minmax(0, 1fr)' },
      }}
    >
      <Named name={say(words.groupBy)}>
        <Groupings groupBy={question.groupBy} onChange={(groupBy) => ask(groupedBy(question, groupBy, leading))} />
      </Named>
      <Named name={say(words.filters)}>
        <Filters asking={asking} metrics={metrics} />
      </Named>
    </Box>
  );
};
