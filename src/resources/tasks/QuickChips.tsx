import Stack from '@mui/material/Stack';
import { useGetIdentity } from 'ra-core';
import { FilterChip } from '../../components/list/filters/FilterChip.tsx';
import { useWords } from '../../components/useWords.ts';
import { taskWords as words } from './taskWords.ts';

type Values = Readonly<Record<string, unknown>>;

/** Filters one click away: my tasks, those due by today, and those assigned to nobody. */
export const QuickChips = () => {
  const say = useWords();
  const { identity } = useGetIdentity();
  if (identity?.id === undefined) return null;
  const chips: [name: 'mine' | 'due' | 'unassigned', narrows: Values, excludes: readonly string[]][] = [
    ['mine', { assignees: [Number(identity.id)] }, ['isUnassigned']],
    ['due', { isDue: true }, []],
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
      {chips.map(([name, narrows, excludes]) => (
        <FilterChip key={name} label={say(words[name])} narrows={narrows} excludes={excludes} />
      ))}
    </Stack>
  );
};
