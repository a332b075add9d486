import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, Suspense, useId } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { DraftNotice } from '../form/unsaved/DraftNotice.tsx';
import { useDraft } from '../form/unsaved/useDraft.ts';
import { useHold } from '../form/unsaved/useHold.ts';
import { useUnsavedFirst } from '../form/unsaved/useUnsavedFirst.tsx';
import { InResource } from '../InResource.tsx';
import { BooleanInput, MarkdownInput, ReferenceOneInput, TextInput } from '../inputs/inputs.tsx';
import { useWords } from '../useWords.ts';
import { rule } from '../validation.ts';
import { noteWords as words } from './noteWords.ts';
import type { Note, NoteSaid } from './useNotes.ts';

export interface NoteDialogProps {
  /** The note to edit; undefined for a new one. */
  note: Note | undefined;
  /** What someone else has made of its text in the meantime; saving replaces it. */
  theirs?: string | undefined;
  /** Where what is typed is kept until it is saved. */
  root: string;
  isBusy: boolean;
  /** Saves what is typed, and calls back once it is. */
  onSave: (said: NoteSaid, onSaved: () => void) => void;
  onClose: () => void;
}

const staff = ['admin', 'manager', 'advertiser_manager', 'advertiser_member'];

/** The dialog of the note in the current form. */
const NoteForm = ({ note, theirs, root, isBusy, onSave, onClose }: NoteDialogProps) => {
  const say = useWords();
  const titleId = useId();
  const form = useFormContext<NoteSaid>();
  const { state, isDirty, take, discard, drop } = useDraft(root, note?.version);
  useHold(isDirty, true, drop);
  const close = () => {
    drop();
    onClose();
  };
  const { ask, dialog } = useUnsavedFirst(close, () => isDirty);
  const save = form.handleSubmit(({ title, content, isPinned, targetUser }) =>
    onSave({ title: title?.trim() || null, content, isPinned, targetUser: targetUser ?? null }, close),
  );
  const submit = (event: FormEvent) => {
    // The current record may be in a form of its own, which must not be submitted.
    event.stopPropagation();
    void save(event);
  };
  return (
    <Dialog open onClose={ask} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} variant="h3">
          {say(note ? words.editTitle : words.add)}
        </DialogTitle>
        <DialogContent>
          {theirs !== undefined && (
            <Alert severity="warning" sx={{ marginBottom: 1 }}>
              {say(words.changedMeanwhile)}
              <Box
                component="blockquote"
                sx={{
                  margin: 0,
                  marginTop: 1,
                  maxHeight: 160,
                  overflowY: 'auto',
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                }}
              >
                {theirs}
              </Box>
            </Alert>
          )}
          <DraftNotice state={state} onTake={take} onDiscard={discard} />
          <InResource name="notes">
            <Suspense>
              <Stack sx={{ gap: 1, paddingTop: 1 }}>
                <TextInput source="title" label={say(words.title)} validate={[rule('maxLength', 200)]} />
                <MarkdownInput
                  source="content"
                  label={say(words.text)}
                  autoFocus
                  validate={[rule('required'), rule('maxLength', 10_000)]}
                />
                <ReferenceOneInput
                  source="targetUser"
                  label={say(words.for)}
                  helperText={say(words.forHint)}
                  reference="employees"
                  referenceFilter={{ roleType: staff }}
                />
                <BooleanInput source="isPinned" label={say(words.pinIt)} />
              </Stack>
            </Suspense>
          </InResource>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={ask}>
            {say(words.cancel)}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {say(words.save)}
          </Button>
        </DialogActions>
      </form>
      {dialog}
    </Dialog>
  );
};

/** Writes a note, or edits one. Closing it asks first if something was typed, which comes back after a reload. */
const NoteDialog = (props: NoteDialogProps) => {
  const { note } = props;
  const form = useForm<NoteSaid>({
    defaultValues: {
      title: note?.title ?? '',
      content: note?.content ?? '',
      isPinned: note?.isPinned ?? false,
      targetUser: note?.targetUser ?? null,
    },
  });
  return (
    <FormProvider {...form}>
      <NoteForm {...props} />
    </FormProvider>
  );
};

export default NoteDialog;
