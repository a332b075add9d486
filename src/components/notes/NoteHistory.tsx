import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { RecordContextProvider } from 'ra-core';
import { TextField } from 'react-admin';
import { Loaded } from '../failure/Loaded.tsx';
import { ReferenceOneField } from '../fields/ReferenceOneField.tsx';
import { YesNoField } from '../fields/YesNoField.tsx';
import { HistoryItem } from '../history/HistoryItem.tsx';
import { withStates } from '../history/states.ts';
import { useHistory } from '../history/useHistory.ts';
import { InResource } from '../InResource.tsx';
import { useWords } from '../useWords.ts';
import { noteWords as words } from './noteWords.ts';
import type { Note } from './useNotes.ts';

const order = ['title', 'content', 'targetUser', 'isPinned'];

const Changes = ({ note }: { note: Note }) => {
  const say = useWords();
  const { query, hasOlder, older } = useHistory('notes', note.id);
  const columns = {
    title: <TextField source="title" label={say(words.title)} />,
    content: <TextField source="content" label={say(words.text)} sx={{ whiteSpace: 'pre-line' }} />,
    targetUser: <ReferenceOneField source="targetUser" reference="employees" label={say(words.for)} />,
    isPinned: <YesNoField source="isPinned" label={say(words.pinned)} />,
  };
  return (
    <Loaded query={query} waiting={<Skeleton variant="rounded" height={160} />}>
      {(entries) => (
        <>
          <Stack component="ol" spacing={2.5} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {withStates(note, entries).map(({ entry, states }) => (
              <HistoryItem key={entry.id} entry={entry} states={states} columns={columns} order={order} />
            ))}
          </Stack>
          {hasOlder && (
            <Button color="inherit" onClick={older}>
              {say(words.more)}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
};

/** The earlier versions of a note, with who changed it and when. */
const NoteHistory = ({ note, onClose }: { note: Note; onClose: () => void }) => {
  const say = useWords();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle variant="h3">{say(words.historyOf)}</DialogTitle>
      <DialogContent>
        <InResource name="notes">
          <RecordContextProvider value={note}>
            <Changes note={note} />
          </RecordContextProvider>
        </InResource>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say(words.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default NoteHistory;
