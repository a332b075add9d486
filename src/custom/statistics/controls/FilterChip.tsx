import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useWords } from '../../../components/useWords.ts';
import { statisticsWords as words } from '../statisticsWords.ts';

interface FilterChipProps {
  title: string;
  text: string;
  onOpen: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** A filter that narrows the rows: a click changes it, the cross removes it. */
export const FilterChip = ({ title, text, onOpen, onRemove }: FilterChipProps) => {
  const say = useWords();
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', minHeight: 28, minWidth: 0, borderRadius: 1.5, backgroundColor: 'action.selected' }}
    >
      <ButtonBase
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen(currentTarget)}
        sx={{
          minWidth: 0,
          gap: 0.75,
          paddingLeft: 1,
          paddingRight: 0.25,
          minHeight: 28,
          fontSize: '0.8125rem',
          borderRadius: 1.5,
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {title}
        </Box>
        <Box
          component="span"
          sx={{ maxWidth: 260, fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {text}
        </Box>
      </ButtonBase>
      <IconButton aria-label={say(words.removeFilter, title)} onClick={onRemove} sx={{ padding: '5px' }}>
        <Close sx={{ fontSize: 14 }} />
      </IconButton>
    </Stack>
  );
};
