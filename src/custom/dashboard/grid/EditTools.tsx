import Close from '@mui/icons-material/Close';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { type Arranging, ToolsMenu } from './ToolsMenu.tsx';

interface EditToolsProps {
  title: string;
  isBusy: boolean;
  /** Set if widgets are stacked, and moved through a menu. */
  arranging?: Arranging | undefined;
  onChange: () => void;
  onRemove: () => void;
}

/** Edits a widget, or removes it from the dashboard; on a phone moves it too. */
export const EditTools = ({ title, isBusy, arranging, onChange, onRemove }: EditToolsProps) => {
  const say = useWords();
  const [isAsked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  return (
    <Stack direction="row">
      {arranging ? (
        <ToolsMenu title={title} {...arranging} onChange={onChange} onRemove={ask} />
      ) : (
        <>
          <IconButton
            aria-label={say(words.change, title)}
            aria-haspopup="dialog"
            onClick={onChange}
            sx={{ padding: 0.5 }}
          >
            <SettingsOutlined sx={{ fontSize: 16 }} />
          </IconButton>
          <IconButton aria-label={say(words.takeOff, title)} aria-haspopup="dialog" onClick={ask} sx={{ padding: 0.5 }}>
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        </>
      )}
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
