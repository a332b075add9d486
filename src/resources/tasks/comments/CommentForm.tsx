import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, Suspense } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DraftNotice } from '../../../components/form/unsaved/DraftNotice.tsx';
import { useDraft } from '../../../components/form/unsaved/useDraft.ts';
import { useHold } from '../../../components/form/unsaved/useHold.ts';
import { InResource } from '../../../components/InResource.tsx';
import { MarkdownInput, ReferenceManyInput } from '../../../components/inputs/inputs.tsx';
import { useWords } from '../../../components/useWords.ts';
import { rule } from '../../../components/validation.ts';
import { taskWords as words } from '../taskWords.ts';
import { useAddComment } from './useComments.ts';

interface CommentValues {
  content: string;
  mentions: number[];
}

const staff = ['admin', 'manager', 'advertiser_manager', 'advertiser_member'];
const empty: CommentValues = { content: '', mentions: [] };

/** Restores a comment that was typed and not sent. No one is asked within the admin: it waits at its task. */
const CommentDraft = ({ task }: { task: number }) => {
  const { state, isDirty, take, discard, drop } = useDraft(`/tasks/${task}#comment`, undefined);
  useHold(isDirty, true, drop);
  return <DraftNotice state={state} onTake={take} onDiscard={discard} />;
};

/** The task's form, which these inputs are in, must not be submitted. */
const stay = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Adds a comment to a task. It is inside the task's form, so it isn't a form itself. */
export const CommentForm = ({ task }: { task: number }) => {
  const say = useWords();
  const form = useForm<CommentValues>({ defaultValues: empty });
  const add = useAddComment(task);
  const send = form.handleSubmit(({ content, mentions }) =>
    add.mutate({ content, mentions: mentions ?? [] }, { onSuccess: () => form.reset(empty) }),
  );
  return (
    <FormProvider {...form}>
      <InResource name="task-comments">
        <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
          <Stack role="group" aria-label={say(words.send)} onKeyDown={stay} sx={{ gap: 1, marginTop: 2 }}>
            <CommentDraft task={task} />
            <MarkdownInput
              source="content"
              label={say(words.comment)}
              validate={[rule('required'), rule('maxLength', 10_000)]}
            />
            <ReferenceManyInput
              source="mentions"
              label={say(words.mention)}
              helperText={say(words.mentionHint)}
              reference="employees"
              referenceFilter={{ roleType: staff }}
            />
            <div>
              <Button variant="outlined" color="inherit" loading={add.isPending} onClick={() => void send()}>
                {say(words.send)}
              </Button>
            </div>
          </Stack>
        </Suspense>
      </InResource>
    </FormProvider>
  );
};
