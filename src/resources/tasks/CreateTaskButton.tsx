import AddTask from '@mui/icons-material/AddTask';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext } from 'ra-core';
import { useMayOpen } from '../../components/entries.ts';
import { addPath } from '../../components/record/related.ts';
import { useWords } from '../../components/useWords.ts';
import { taskWords as words } from './taskWords.ts';

/** Creates a task about the current affiliate or advertiser. */
export const CreateTaskButton = ({ by }: { by: 'affiliates' | 'advertisers' }) => {
  const record = useRecordContext();
  const say = useWords();
  const mayOpen = useMayOpen();
  if (!record || !mayOpen('tasks', 'create')) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<AddTask />}
      component={LinkBase}
      to={addPath('tasks', by, record.id)}
    >
      {say(words.newTask)}
    </Button>
  );
};
