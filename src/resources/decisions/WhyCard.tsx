import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, type RaRecord, useRecordContext } from 'ra-core';

import { cardWords } from '../../../domain/distribution/card-words.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { useViewer } from '../../components/viewer.ts';
import { DecisionView } from './DecisionView.tsx';
import type { Traffic } from './model.ts';
import { type Answers, searchOf } from './question.ts';
import { useDecision } from './useDecision.ts';
import { useWords } from '../../components/useWords.ts';

/** Role types that may read decisions at all. */
const readers: readonly string[] = ['admin', 'manager'];

type Recorded = RaRecord<number> & Pick<Answers, 'campaign' | 'country' | 'language'>;

const Kept = ({ of, record: { id, campaign, country, language } }: { of: Traffic; record: Recorded }) => {
  const say = useWords();
  const query = useDecision(of, id);
  const viewer = useViewer();
  return (
    <Card component="section" aria-label={say(cardWords.title)} sx={{ padding: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', marginBottom: 1.5 }}>
        <Typography variant="h4" component="h2">
          {say(cardWords.title)}
        </Typography>
        {viewer?.permissions.has('traffic.simulate') && (
          <Button
            component={LinkBase}
            size="small"
            to={{ pathname: '/simulator', search: searchOf({ kind: of, campaign, country, language }) }}
          >
            {say(cardWords.again)}
          </Button>
        )}
      </Stack>
      <Loaded query={query} waiting={<Skeleton height={96} />}>
        {(decision) => <DecisionView decision={decision} of={of} />}
      </Loaded>
    </Card>
  );
};

/**
 * Why the current click or lead got its outcome: every candidate with every check, as decided at that time. For staff.
 */
export const WhyCard = ({ of }: { of: Traffic }) => {
  const record = useRecordContext<Recorded>();
  const viewer = useViewer();
  if (!record || !viewer || !readers.includes(viewer.roleType)) return null;
  return <Kept of={of} record={record} />;
};
