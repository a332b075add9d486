import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'ra-core';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { ReferenceOneField } from '../../components/fields/ReferenceOneField.tsx';
import { useWords } from '../../components/useWords.ts';
import { contactWords as words } from './contactWords.ts';
import { useContactViews } from './useContactViews.ts';

/** Who saw the full contact data of a lead or exported it, and when. */
export const ContactViews = ({ lead }: { lead: number }) => {
  const say = useWords();
  const query = useContactViews(lead);
  return (
    <div>
      <Typography variant="h5" component="h3" sx={{ marginBottom: 1 }}>
        {say(words.views)}
      </Typography>
      <Loaded query={query} waiting={<Skeleton height={32} />}>
        {(views) =>
          views.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(words.nobody)}
            </Typography>
          ) : (
            <Box
              component="ul"
              aria-label={say(words.views)}
              sx={{ margin: 0, paddingLeft: 2.5, fontSize: '0.8125rem' }}
            >
              {views.map((view) => (
                <RecordContextProvider key={view.id} value={view}>
                  <Box component="li">
                    <ReferenceOneField source="user" reference="users" />,{' '}
                    {say(words.purposes[view.purpose ?? 'shown'])}, <MomentField source="createdAt" />
                  </Box>
                </RecordContextProvider>
              ))}
            </Box>
          )
        }
      </Loaded>
    </div>
  );
};
