import Check from '@mui/icons-material/Check';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';

interface EditButtonProps {
  isEditing: boolean;
  /** Undefined if the user may not change it. */
  onEdit: (() => void) | undefined;
  /** Undefined if the user may not create any. */
  onClone: (() => void) | undefined;
  isBusy: boolean;
}

const size = { minHeight: 32, whiteSpace: 'nowrap' } as const;

/** Starts and ends editing a dashboard; if the user may not edit it, creates a copy that they may. */
export const EditButton = ({ isEditing, onEdit, onClone, isBusy }: EditButtonProps) => {
  const say = useWords();
  const icon = isEditing ? <Check sx={{ fontSize: 16 }} /> : <EditOutlined sx={{ fontSize: 16 }} />;
  if (onEdit)
    return (
      <Button
        variant={isEditing ? 'contained' : 'outlined'}
        color={isEditing ? 'primary' : 'inherit'}
        startIcon={icon}
        onClick={onEdit}
        sx={size}
      >
        {say(isEditing ? words.done : words.edit)}
      </Button>
    );
  return (
    onClone && (
      <Button variant="outlined" color="inherit" startIcon={icon} loading={isBusy} onClick={onClone} sx={size}>
        {say(words.cloneToEdit)}
      </Button>
    )
  );
};
