import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type DimensionName, dimensions, maxGroupings } from '../../../../domain/statistics/dimensions.ts';
import { useWords } from '../../../components/useWords.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { useOffered } from '../useOffered.ts';
import { GroupingChip } from './GroupingChip.tsx';
import { useSortingWords } from './useSortingWords.ts';

interface GroupingsProps {
  groupBy: readonly DimensionName[];
  onChange: (groupBy: DimensionName[]) => void;
}

/** The levels of the tree from the top down: they can be added, removed, and reordered by dragging or by keyboard. */
export const Groupings = ({ groupBy, onChange }: GroupingsProps) => {
  const say = useWords();
  const offered = useOffered();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sensors = useSensors(
    // A click on the remove button must not start dragging.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useSortingWords(groupBy);
  const place = (name: unknown): number => groupBy.findIndex((one) => one === name);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={say(words.groupBy)}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={({ active, over }) => {
          if (over && active.id !== over.id) onChange(arrayMove([...groupBy], place(active.id), place(over.id)));
        }}
      >
        <SortableContext items={[...groupBy]} strategy={horizontalListSortingStrategy}>
          {groupBy.map((name) => (
            <GroupingChip
              key={name}
              name={name}
              onRemove={groupBy.length > 1 ? () => onChange(groupBy.filter((one) => one !== name)) : undefined}
            />
          ))}
        </SortableContext>
      </DndContext>
      {groupBy.length < maxGroupings && (
        <Button
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          startIcon={<Add sx={{ fontSize: 16 }} />}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ color: 'text.secondary', paddingX: 1 }}
        >
          {say(words.addGrouping)}
        </Button>
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 420 } } }}
      >
        {offered
          .filter((name) => !groupBy.includes(name))
          .map((name) => (
            <MenuItem
              key={name}
              onClick={() => {
                setAnchor(null);
                onChange([...groupBy, name]);
              }}
            >
              {say(dimensions[name])}
            </MenuItem>
          ))}
      </Menu>
    </Stack>
  );
};
