import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import { taskWords as words } from './taskWords.ts';

type TaskView = 'list' | 'board';

/** The user's view of tasks; kept for the next visit. */
export const useTaskView = () => useStore<TaskView>('tasks.view', 'list');

const icons = { list: ViewListOutlined, board: ViewKanbanOutlined } as const;

/** Switches between the list and the board. */
export const ViewSwitch = () => {
  const say = useWords();
  const [view, setView] = useTaskView();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={say(words.view)}
      onChange={(_, chosen: TaskView | null) => {
        if (chosen) setView(chosen);
      }}
    >
      {(['list', 'board'] as const).map((name) => {
        const Icon = icons[name];
        return (
          <ToggleButton
            key={name}
            value={name}
            aria-label={say(words[name])}
            title={say(words[name])}
            sx={{ padding: 0.5 }}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
