import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useCanAccess, useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { useWords } from '../../../components/useWords.ts';
import type { components } from '../../../generated/api.d.ts';
import { apiWords as words } from './apiWords.ts';

type Goal = components['schemas']['Goal'] & { id: number };
type Grade = components['schemas']['LeadGrade'] & { id: number };

/** A vertical has fewer of either. */
const all = { page: 1, perPage: 500 };

/** Returns all records of a vertical, once they have loaded, if the user may see them. */
const useOfVertical = <R extends RaRecord>(resource: string, vertical: number): readonly R[] => {
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  const sort = { field: 'position', order: 'ASC' } as const;
  const asked = { pagination: all, sort, filter: { vertical: [vertical] }, meta: { with: [] } };
  return useGetList<R>(resource, asked, { enabled: canAccess, retry: false }).data ?? [];
};

const Code = ({ text }: { text: string }) => (
  <Box component="code" sx={{ fontFamily: 'monospace' }}>
    {text}
  </Box>
);

const Macro = ({ name, about, children }: { name: string; about: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2">
      <Code text={`{${name}}`} /> {about}
    </Typography>
    <Box component="dd" sx={{ margin: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
      {children}
    </Box>
  </div>
);

/** What postbacks and lists of leads say became of a lead of a vertical: the keys of its goals, and its grades. */
export const Reported = ({ vertical }: { vertical: number }) => {
  const say = useWords();
  const goals = useOfVertical<Goal>('settings/goals', vertical);
  const grades = useOfVertical<Grade>('lead-grades', vertical);
  if (goals.length === 0 && grades.length === 0) return null;
  return (
    <Box component="section" aria-label={say(words.reported)}>
      <Typography variant="h5" component="h3">
        {say(words.reported)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {say(words.reportedAbout, 'GET /public/leads')}
      </Typography>
      <Box component="dl" sx={{ margin: '8px 0 0', display: 'grid', gap: 1 }}>
        {goals.length > 0 && (
          <Macro name="goal" about={say(words.goals)}>
            {goals.map(({ id, key, title }) => (
              <span key={id}>
                <Code text={key ?? ''} /> ({title})
              </span>
            ))}
          </Macro>
        )}
        {grades.length > 0 && (
          <Macro name="lead_grade" about={say(words.grades)}>
            {grades.map(({ id, title }) => (
              <Code key={id} text={title ?? ''} />
            ))}
          </Macro>
        )}
      </Box>
    </Box>
  );
};
