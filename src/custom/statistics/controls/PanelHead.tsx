import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWords } from '../../../components/useWords.ts';
import { statisticsWords as words } from '../statisticsWords.ts';

interface PanelHeadProps {
  title: string;
  /** Returns to the selection of a filter. */
  onBack: (() => void) | undefined;
}

/** The heading of an open panel: what it filters. */
export const PanelHead = ({ title, onBack }: PanelHeadProps) => {
  const say = useWords();
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, minHeight: 40, paddingLeft: onBack ? 0.5 : 2, paddingRight: 1 }}
    >
      {onBack && (
        <IconButton aria-label={say(words.back)} onClick={onBack}>
          <ArrowBack fontSize="small" />
        </IconButton>
      )}
      <Typography variant="subtitle2" component="h2" noWrap>
        {title}
      </Typography>
    </Stack>
  );
};
