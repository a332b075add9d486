import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dimensions, type FilterName } from '../../../../domain/statistics/dimensions.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Metric } from '../figures.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { useOfferedFilters } from '../useOffered.ts';
import type { Filtered } from './filtered.ts';

interface FilterChoiceProps {
  metrics: readonly Metric[];
  /** Only these, among those that the user may filter by. */
  names: readonly FilterName[] | undefined;
  onChoose: (filtered: Filtered) => void;
}

interface Offered {
  key: string;
  title: string;
  filtered: Filtered;
}

/** Everything that rows can be filtered by, to search and select from. */
export const FilterChoice = ({ metrics, names: taken, onChoose }: FilterChoiceProps) => {
  const say = useWords();
  const names = useOfferedFilters().filter((name) => taken?.includes(name) ?? true);
  const [typed, setTyped] = useState('');
  const found = (offered: readonly Offered[]) =>
    offered.filter(({ title }) => title.toLowerCase().includes(typed.trim().toLowerCase()));
  const groups = [
    {
      title: words.byValue,
      offered: found(
        names.map((name) => ({ key: name, title: say(dimensions[name]), filtered: { of: 'values', name } })),
      ),
    },
    {
      title: words.byFigure,
      // There is one of each goal for many of them: these are searched for.
      offered: found(
        metrics
          .filter(({ goal }) => !goal || typed.trim() !== '')
          .map(({ key, title }) => ({ key, title, filtered: { of: 'metric', key } })),
      ),
    },
  ].filter(({ offered }) => offered.length > 0);
  return (
    <>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, padding: '8px 14px', borderBottom: 1, borderColor: 'divider' }}
      >
        <Search aria-hidden="true" fontSize="small" sx={{ color: 'text.secondary' }} />
        <InputBase
          fullWidth
          autoFocus
          value={typed}
          placeholder={say(words.findFilter)}
          inputProps={{ 'aria-label': say(words.findFilter) }}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Stack>
      <Box sx={{ maxHeight: 'min(56vh, 400px)', overflowY: 'auto' }}>
        {groups.map(({ title, offered }) => (
          <MenuList
            key={title.en}
            dense
            aria-label={say(title)}
            subheader={
              <ListSubheader
                role="presentation"
                sx={{ lineHeight: '28px', fontSize: '0.75rem', backgroundColor: 'inherit', position: 'static' }}
              >
                {say(title)}
              </ListSubheader>
            }
          >
            {offered.map(({ key, title: name, filtered }) => (
              <MenuItem key={key} onClick={() => onChoose(filtered)}>
                {name}
              </MenuItem>
            ))}
          </MenuList>
        ))}
        {groups.length === 0 && (
          <Typography role="status" variant="body2" color="textSecondary" sx={{ padding: 2 }}>
            {say(words.noValuesFound)}
          </Typography>
        )}
      </Box>
    </>
  );
};
