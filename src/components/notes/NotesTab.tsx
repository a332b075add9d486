import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useRecordContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { staleRecord } from '../../providers/data/errors.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Loaded } from '../failure/Loaded.tsx';
import { InResource } from '../InResource.tsx';
import { useEntry } from '../entries.ts';
import { useWords } from '../useWords.ts';
import { useViewer } from '../viewer.ts';
import { NoteItem, type NoteAction } from './NoteItem.tsx';
import { noteWords as words } from './noteWords.ts';
import { type Note, useNoteActions, useNotes } from './useNotes.ts';

const NoteDialog = lazy(() => import('./NoteDialog.tsx'));
const NoteHistory = lazy(() => import('./NoteHistory.tsx'));

/** The action in progress, and the note it applies to. */
type PendingAction = { act: 'add' } | { act: Exclude<NoteAction, 'pin'>; note: Note };

/** Returns the note as someone else has changed it in the meantime, if that is why it could not be saved. */
const newerThan = ({ id, version }: Note, error: unknown): { version: number; content: string } | undefined => {
  const theirs = staleRecord(error);
  return theirs?.id === id && theirs['version'] > version
    ? { version: Number(theirs['version']), content: String(theirs['content'] ?? '') }
    : undefined;
};

const Notes = ({ id }: { id: number }) => {
  const say = useWords();
  const { name } = useEntry();
  const viewer = useViewer();
  const { identity } = useGetIdentity();
  const { query, more } = useNotes(id);
  const { add, edit, remove } = useNoteActions(id);
  const [doing, setDoing] = useState<PendingAction>();
  const close = () => setDoing(undefined);
  const mayAdd = viewer?.permissions.has('note.create') ?? false;
  const mayChange = ({ createdBy }: Note): boolean =>
    (createdBy !== null && createdBy === identity?.id) || (viewer?.permissions.has('note.update') ?? false);
  const act = (note: Note, wanted: NoteAction) => {
    if (wanted === 'pin') edit.mutate({ id: note.id, version: note.version, isPinned: !note.isPinned });
    else setDoing({ act: wanted, note });
  };
  const changed = doing?.act === 'edit' ? doing.note : undefined;
  const theirs = changed && newerThan(changed, edit.error);
  return (
    <section aria-label={say(words.notes)}>
      {mayAdd && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          onClick={() => setDoing({ act: 'add' })}
          sx={{ marginBottom: 2 }}
        >
          {say(words.add)}
        </Button>
      )}
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={160} />}>
        {(notes) =>
          notes.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(mayAdd ? words.none : words.noneToRead)}
            </Typography>
          ) : (
            <InResource name="notes">
              <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {notes.map((note) => (
                  <NoteItem
                    key={note.id}
                    note={note}
                    mayChange={mayChange(note)}
                    onAction={(wanted) => act(note, wanted)}
                  />
                ))}
              </Stack>
            </InResource>
          )
        }
      </Loaded>
      {more && (
        <Box sx={{ marginTop: 2 }}>
          <Button color="inherit" onClick={more}>
            {say(words.more)}
          </Button>
        </Box>
      )}
      <Suspense>
        {(doing?.act === 'add' || changed) && (
          <NoteDialog
            note={changed}
            theirs={theirs?.content}
            isBusy={add.isPending || edit.isPending}
            root={`/${name}/${id}/notes#${changed?.id ?? 'new'}`}
            onSave={(said, onSuccess) =>
              changed
                ? edit.mutate({ id: changed.id, version: (theirs ?? changed).version, ...said }, { onSuccess })
                : add.mutate(said, { onSuccess })
            }
            onClose={close}
          />
        )}
        {doing?.act === 'history' && <NoteHistory note={doing.note} onClose={close} />}
      </Suspense>
      {doing?.act === 'remove' && (
        <ConfirmDialog
          open
          title={say(words.removeAsked)}
          text={say(words.removeText)}
          confirm={say(words.removeIt)}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(doing.note.id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </section>
  );
};

/** Colleagues' notes on the current record, and a button to add one. */
const NotesTab = () => {
  const record = useRecordContext();
  return typeof record?.id === 'number' ? <Notes key={record.id} id={record.id} /> : null;
};

export default NotesTab;
