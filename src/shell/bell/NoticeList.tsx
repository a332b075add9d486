import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { useWords } from '../../components/useWords.ts';
import { bellWords as words } from './bellWords.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { useMarkRead, useNotices } from './useBell.ts';

const Empty = () => {
  const say = useWords();
  return (
    <Stack spacing={0.5} sx={{ padding: 4, textAlign: 'center' }}>
      <Typography role="status" variant="subtitle2">
        {say(words.none)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {say(words.noneText)}
      </Typography>
    </Stack>
  );
};

const Waiting = () => (
  <Stack spacing={1} sx={{ padding: 2 }}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height={44} />
    ))}
  </Stack>
);

/** The newest notices, each linking to what it is about. */
export const NoticeList = ({ onClose }: { onClose: () => void }) => {
  const say = useWords();
  const { query, unread, hasOlder, isLoadingOlder, older } = useNotices();
  const { mutate: mark, isPending } = useMarkRead();
  const newest = query.data?.[0];
  return (
    <>
      <Stack
        direction="row"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 48,
          paddingX: 2,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <Typography variant="subtitle1" component="h2">
          {say(words.notices)}
        </Typography>
        {newest && unread > 0 && (
          <Button variant="text" size="small" loading={isPending} onClick={() => mark({ upTo: newest.id })}>
            {say(words.allRead)}
          </Button>
        )}
      </Stack>
      <Loaded query={query} waiting={<Waiting />}>
        {(items) =>
          items.length === 0 ? (
            <Empty />
          ) : (
            <>
              <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {items.map((notice) => (
                  <NoticeItem
                    key={notice.id}
                    notice={notice}
                    onRead={() => mark({ ids: [notice.id] })}
                    onClose={onClose}
                  />
                ))}
              </Box>
              {hasOlder && (
                <Box sx={{ padding: 1, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
                  <Button loading={isLoadingOlder} onClick={older}>
                    {say(words.more)}
                  </Button>
                </Box>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
};
