import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, Suspense, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { InResource } from '../InResource.tsx';
import { BooleanInput, MarkdownInput, ReferenceOneInput, TextInput } from '../inputs/inputs.tsx';
import { useWords } from '../useWords.ts';
import { rule } from '../validation.ts';
import { noteWords as words } from './noteWords.ts';
import type { Note, NoteSaid } from './useNotes.ts';

export interface NoteDialogProps {
  /** The note to edit; undefined for a new one. */
  note: Note | undefined;
  isBusy: boolean;
  onSave: (said: NoteSaid) => void;
  onClose: () => void;
}

const staff = ['admin', 'manager', 'advertiser_manager', 'advertiser_member'];

/** Writes a note, or edits one. */
const NoteDialog = ({ note, isBusy, onSave, onClose }: NoteDialogProps) => {
  const say = useWords();
  const titleId = useId();
  const form = useForm<NoteSaid>({
    defaultValues: {
      title: note?.title ?? '',
      content: note?.content ?? '',
      isPinned: note?.isPinned ?? false,
      targetUser: note?.targetUser ?? null,
    },
  });
  const save = form.handleSubmit(({ title, content, isPinned, targetUser }) =>
    onSave({ title: title?.trim() || null, content, isPinned, targetUser: targetUser ?? null }),
  );
  const submit = (event: FormEvent) => {
    // The current record may be in a form of its own, which must not be submitted.
    event.stopPropagation();
    void save(event);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id={titleId} variant="h3">
            {say(note ? words.editTitle : words.add)}
          </DialogTitle>
          <DialogContent>
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
            <Button color="inherit" onClick={onClose}>
              {say(words.cancel)}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {say(words.save)}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};

export default NoteDialog;
