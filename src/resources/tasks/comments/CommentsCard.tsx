import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useCanAccess, useRecordContext } from 'ra-core';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { MarkdownText } from '../../../components/fields/MarkdownText.tsx';
import { MomentField } from '../../../components/fields/MomentField.tsx';
import { ReferenceManyField } from '../../../components/fields/ReferenceManyField.tsx';
import { ReferenceOneField } from '../../../components/fields/ReferenceOneField.tsx';
import { InResource } from '../../../components/InResource.tsx';
import { useWords } from '../../../components/useWords.ts';
import { taskWords as words } from '../taskWords.ts';
import { CommentForm } from './CommentForm.tsx';
import { type Comment, useComments } from './useComments.ts';

const CommentItem = (comment: Comment) => {
  const say = useWords();
  return (
    <RecordContextProvider value={comment}>
      <Stack component="li" spacing={0.5} sx={{ paddingBlock: 1.5 }}>
        <Typography
          variant="caption"
          component="div"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
        >
          <ReferenceOneField source="createdBy" reference="users" />
          <MomentField source="createdAt" />
        </Typography>
        <MarkdownText text={comment.content} />
        {comment.mentions.length > 0 && (
          <Typography variant="caption" component="div" color="textSecondary">
            {say(words.mentions)}: <ReferenceManyField source="mentions" reference="employees" />
          </Typography>
        )}
      </Stack>
    </RecordContextProvider>
  );
};

const Comments = ({ task }: { task: number }) => {
  const say = useWords();
  const { canAccess: mayAdd = false } = useCanAccess({ resource: 'task-comments', action: 'create' });
  const { query, earlier } = useComments(task);
  return (
    <Card component="section" aria-label={say(words.comments)} sx={{ padding: 2.5, overflow: 'visible' }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1 }}>
        {say(words.comments)}
      </Typography>
      {earlier && (
        <Button color="inherit" onClick={earlier}>
          {say(words.earlier)}
        </Button>
      )}
      <Loaded query={query} waiting={<Skeleton height={96} />}>
        {(comments) =>
          comments.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(words.noComments)}
            </Typography>
          ) : (
            <InResource name="task-comments">
              <Stack
                component="ol"
                aria-label={say(words.comments)}
                divider={<hr style={{ width: '100%', margin: 0, border: 0, borderTop: '1px solid', opacity: 0.15 }} />}
                sx={{ listStyle: 'none', margin: 0, padding: 0 }}
              >
                {comments.map((comment) => (
                  <CommentItem key={comment.id} {...comment} />
                ))}
              </Stack>
            </InResource>
          )
        }
      </Loaded>
      {mayAdd && <CommentForm key={task} task={task} />}
    </Card>
  );
};

/** Colleagues' comments on the current task. */
export const CommentsCard = () => {
  const record = useRecordContext();
  return typeof record?.id === 'number' ? <Comments task={record.id} /> : null;
};
