import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useGetIdentity, useListContext } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import { openProgress, todayIn } from './due.ts';
import { taskWords as words } from './taskWords.ts';

type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify([one].flat().map(String)) === JSON.stringify([other].flat().map(String));

/** Filters that are one press away: what is mine, what is due by today, and what nobody does. */
export const QuickChips = () => {
  const say = useWords();
  const zone = useZone();
  const { identity } = useGetIdentity();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const present: Values = filterValues;
  if (identity?.id === undefined) return null;
  const chips: [name: 'mine' | 'due' | 'unassigned', narrows: Values, excludes: readonly string[]][] = [
    ['mine', { assignees: [Number(identity.id)] }, ['isUnassigned']],
    ['due', { dueDateTo: todayIn(zone), taskStatus: [...openProgress] }, []],
    ['unassigned', { isUnassigned: true }, ['assignees']],
  ];
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={say(words.quick)}
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, marginBottom: 1.5 }}
    >
      {chips.map(([name, narrows, excludes]) => {
        const isOn = Object.entries(narrows).every(([field, value]) => isSame(present[field], value));
        const others = Object.fromEntries(
          Object.entries(present).filter(([field]) => !(field in narrows) && !excludes.includes(field)),
        );
        return (
          <Chip
            key={name}
            size="medium"
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            aria-pressed={isOn}
            label={say(words[name])}
            onClick={() => setFilters(isOn ? others : { ...others, ...narrows }, displayedFilters, false)}
          />
        );
      })}
    </Stack>
  );
};
