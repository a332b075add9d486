import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Side } from '../sides.ts';
import { type Answers, askedOf, type FoundConversions, isTold } from './answers.ts';
import { GroupsTable } from './GroupsTable.tsx';
import { makerWords as words } from './makerWords.ts';
import { useFound } from './useFound.ts';
import { useLeftOut } from './useLeftOut.ts';

interface GroupsProps {
  side: Side;
  found: FoundConversions;
  currency: number;
}

const Groups = ({ side, found, currency }: GroupsProps) => {
  const say = useWords();
  const language = useLanguage();
  const answers = useWatch<Answers>();
  const { leftOut, clear } = useLeftOut();
  const isChosen = isTold(found);
  // Without a list of them only the server knows how many were left out earlier, when there were few enough for one.
  const { data: kept } = useFound(side, isChosen || leftOut.size === 0 ? undefined : askedOf(side, answers, true));
  const total = found.conversionCount;
  const left = isChosen
    ? found.groups.flatMap(({ conversions }) => conversions).filter((id) => leftOut.has(id)).length
    : total - (kept?.conversionCount ?? total);
  if (total === 0) return <Alert severity="info">{say(words.none)}</Alert>;
  return (
    <Stack spacing={1.5}>
      {!isChosen && <Alert severity="info">{say(words.tooMany)}</Alert>}
      {!isChosen && left > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={clear}>
              {say(words.includeThem)}
            </Button>
          }
        >
          {say(words.leftOutBefore, left.toLocaleString(language))}
        </Alert>
      )}
      {left === total && <Alert severity="warning">{say(words.allLeftOut)}</Alert>}
      <Typography role="status" variant="body2">
        {say(words.included, (total - left).toLocaleString(language), total.toLocaleString(language))}
      </Typography>
      <GroupsTable side={side} groups={found.groups} currency={currency} isChosen={isChosen} />
    </Stack>
  );
};

/** The conversions found, by offer; groups and single conversions can be left out here. */
export const ConversionsStep = ({ side }: { side: Side }) => {
  const answers = useWatch<Answers>();
  const query = useFound(side, askedOf(side, answers, false));
  return (
    <Loaded query={query} waiting={<Skeleton variant="rounded" height={160} />}>
      {(found) => <Groups side={side} found={found} currency={answers.currency ?? 0} />}
    </Loaded>
  );
};
