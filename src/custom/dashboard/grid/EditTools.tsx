import Close from '@mui/icons-material/Close';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';

interface EditToolsProps {
  title: string;
  isBusy: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** Changes a widget, or takes it off the dashboard. */
export const EditTools = ({ title, isBusy, onChange, onRemove }: EditToolsProps) => {
  const say = useWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack direction="row">
      <IconButton
        aria-label={say(words.change, title)}
        aria-haspopup="dialog"
        onClick={onChange}
        sx={{ padding: 0.375 }}
      >
        <SettingsOutlined sx={{ fontSize: 16 }} />
      </IconButton>
      <IconButton
        aria-label={say(words.takeOff, title)}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        sx={{ padding: 0.375 }}
      >
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
      <ConfirmDialog
        open={isAsked}
        title={say(words.takeOffAsked)}
        text={say(words.takeOffText, title)}
        confirm={say(words.takeOffIt)}
        isBusy={isBusy}
        onConfirm={onRemove}
        onClose={() => setAsked(false)}
      />
    </Stack>
  );
};
