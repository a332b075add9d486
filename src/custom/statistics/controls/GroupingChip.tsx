import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type DimensionName, dimensions } from '../../../../domain/statistics/dimensions.ts';
import { useWords } from '../../../components/useWords.ts';
import { statisticsWords as words } from '../statisticsWords.ts';

interface GroupingChipProps {
  name: DimensionName;
  /** Absent for the last one, without which there would be no rows. */
  onRemove: (() => void) | undefined;
}

/** One level of the tree, dragged by its name. */
export const GroupingChip = ({ name, onRemove }: GroupingChipProps) => {
  const say = useWords();
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: name });
  const title = say(dimensions[name]);
  return (
    <Stack
      ref={setNodeRef}
      direction="row"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        alignItems: 'center',
        minHeight: 28,
        border: 1,
        borderColor: isDragging ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        backgroundColor: 'background.paper',
        boxShadow: isDragging ? '0 4px 14px rgba(16, 8, 32, 0.18)' : 'none',
      }}
    >
      <ButtonBase
        {...attributes}
        {...listeners}
        aria-label={say(words.moveGrouping, title)}
        sx={{
          gap: 0.25,
          paddingLeft: 0.5,
          paddingRight: onRemove ? 0.25 : 1,
          minHeight: 26,
          fontSize: '0.8125rem',
          fontWeight: 500,
          borderRadius: 1.5,
          cursor: 'grab',
          touchAction: 'none',
        }}
      >
        <DragIndicator sx={{ fontSize: 15, color: 'text.disabled' }} />
        {title}
      </ButtonBase>
      {onRemove && (
        <IconButton aria-label={say(words.removeGrouping, title)} onClick={onRemove} sx={{ padding: '5px' }}>
          <Close sx={{ fontSize: 14 }} />
        </IconButton>
      )}
    </Stack>
  );
};
