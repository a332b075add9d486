import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { useWords } from '../../components/useWords.ts';
import { bellWords as words } from './bellWords.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { useMarkRead, useNotices } from './useBell.ts';

/** How many more are shown at a time. */
const step = 20;
const max = 100;

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
  const [limit, setLimit] = useState(step);
  const query = useNotices(limit);
  const { mutate: mark, isPending } = useMarkRead();
  const newest = query.data?.items[0];
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
        {newest && query.data && query.data.meta.unread > 0 && (
          <Button variant="text" size="small" loading={isPending} onClick={() => mark({ upTo: newest.id })}>
            {say(words.allRead)}
          </Button>
        )}
      </Stack>
      <Loaded query={query} waiting={<Waiting />}>
        {({ items, meta }) =>
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
              {meta.hasMore && limit < max && (
                <Box sx={{ padding: 1, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
                  <Button loading={query.isPlaceholderData} onClick={() => setLimit(limit + step)}>
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
