import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { type Behaviour, behaviourWords, fakeWords as words } from './fakeWords.ts';
import { type State, useChoose } from './useFakeAdvertiser.ts';

const maxTimes = 1000;

/** How the fake advertiser will answer the next requests. */
export const BehaviourSection = ({ next }: State) => {
  const say = useWords();
  const { mutate: choose, isPending } = useChoose();
  const [behaviour, setBehaviour] = useState<Behaviour>('refuse');
  const [times, setTimes] = useState('1');
  const count = Number(times);
  const isCount = Number.isInteger(count) && count >= 1 && count <= maxTimes;
  return (
    <Section title={say(words.answers)}>
      <Stack spacing={2}>
        <Typography role="status">
          {next ? say(words.next, next.times, say(behaviourWords[next.behaviour])) : say(words.asSaid)}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            select
            size="small"
            label={say(words.behaviour)}
            value={behaviour}
            onChange={({ target }) => setBehaviour(target.value as Behaviour)}
            sx={{ width: 280 }}
          >
            {Object.entries(behaviourWords).map(([name, told]) => (
              <MenuItem key={name} value={name}>
                {say(told)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="number"
            size="small"
            label={say(words.times)}
            value={times}
            error={!isCount}
            onChange={({ target }) => setTimes(target.value)}
            slotProps={{ htmlInput: { min: 1, max: maxTimes } }}
            sx={{ width: 120 }}
          />
          <Button
            variant="contained"
            disabled={isPending || !isCount}
            onClick={() => choose({ behaviour, times: count })}
          >
            {say(words.choose)}
          </Button>
          {next && (
            <Button disabled={isPending} onClick={() => choose({ behaviour: null })}>
              {say(words.leave)}
            </Button>
          )}
        </Stack>
      </Stack>
    </Section>
  );
};
