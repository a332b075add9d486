import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useWords } from '../useWords.ts';

const words = {
  masked: { en: 'Contact data masked', ru: 'Контактные данные скрыты' },
  inFull: { en: 'Contact data in full', ru: 'Контактные данные полностью' },
  isRecorded: { en: 'It is recorded that you exported it', ru: 'Экспорт будет записан на ваше имя' },
};

interface ExportMenuProps {
  anchor: HTMLElement;
  onExport: (further?: Readonly<Record<string, boolean>>) => Promise<void>;
  onClose: () => void;
}

/** Asks how a file is to have contact data. */
const ExportMenu = ({ anchor, onExport, onClose }: ExportMenuProps) => {
  const say = useWords();
  const choose = (further?: Readonly<Record<string, boolean>>) => () => {
    onClose();
    void onExport(further);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={choose()}>{say(words.masked)}</MenuItem>
      <MenuItem onClick={choose({ contacts: true })}>
        <ListItemText primary={say(words.inFull)} secondary={say(words.isRecorded)} />
      </MenuItem>
    </Menu>
  );
};

export default ExportMenu;
