import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import type { Side } from '../sides.ts';
import { type Answers, askedOf, type Found, isTold } from './answers.ts';
import { GroupRow } from './GroupRow.tsx';
import { makerWords as words } from './makerWords.ts';
import { useFound } from './useFound.ts';
import { useLeftOut } from './useLeftOut.ts';

interface GroupsProps {
  side: Side;
  found: Found;
  currency: number;
}

const Groups = ({ side, found, currency }: GroupsProps) => {
  const say = useWords();
  const language = useLanguage();
  const { leftOut } = useLeftOut();
  const isChosen = isTold(found);
  const total = found.conversionCount;
  const left = found.groups.flatMap(({ conversions }) => conversions).filter((id) => leftOut.has(id)).length;
  if (total === 0) return <Alert severity="info">{say(words.none)}</Alert>;
  return (
    <Stack spacing={1.5}>
      {!isChosen && <Alert severity="info">{say(words.tooMany)}</Alert>}
      {left === total && <Alert severity="warning">{say(words.allLeftOut)}</Alert>}
      <Typography role="status" variant="body2">
        {say(words.included, (total - left).toLocaleString(language), total.toLocaleString(language))}
      </Typography>
      <TableContainer>
        <Table size="small" aria-label={say(words.conversions)} sx={{ minWidth: 720 }}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <span style={visuallyHidden}>{say(words.include)}</span>
              </TableCell>
              <TableCell>{say(words.offer)}</TableCell>
              <TableCell>{say(words.goal)}</TableCell>
              <TableCell align="right">{say(words.rate)}</TableCell>
              <TableCell align="right">{say(words.count)}</TableCell>
              <TableCell align="right">{say(words.amount)}</TableCell>
              <TableCell align="right">{say(words.converted)}</TableCell>
              <TableCell padding="checkbox" />
            </TableRow>
          </TableHead>
          <TableBody>
            {found.groups.map((group) => (
              <GroupRow
                key={[group.offer, group.goal, group.rateType, group.rate, group.currency].join(' ')}
                side={side}
                group={group}
                currency={currency}
                isChosen={isChosen}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
};

/** What was found, by offer; groups and single conversions are left out here. */
export const ConversionsStep = ({ side }: { side: Side }) => {
  const answers = useWatch<Answers>();
  const query = useFound(side, askedOf(side, answers, false));
  return (
    <Loaded query={query} waiting={<Skeleton variant="rounded" height={160} />}>
      {(found) => <Groups side={side} found={found} currency={answers.currency ?? 0} />}
    </Loaded>
  );
};
