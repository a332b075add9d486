import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { postbackAdvice, type PostbackDraft } from '../../../domain/traffic/postback-advice.ts';
import { useWords } from '../../components/useWords.ts';

const names = ['url', 'bodyFormat', 'body', 'events', 'goalEvents'] as const;

const title = { en: 'Macros', ru: 'Макросы' };

/** An input of a postback (the generated one), and below it warnings about what will probably not work as intended. */
export const WithAdvice = ({ children }: { children: ReactNode }) => {
  const say = useWords();
  const [url, bodyFormat, body, events, goalEvents] = useWatch<Required<PostbackDraft>, typeof names>({ name: names });
  const advice = postbackAdvice({ url, bodyFormat, body, events, goalEvents });
  return (
    <Box>
      {children}
      <Box role="status" aria-label={say(title)}>
        {advice.map((words) => (
          <Alert key={words.en} severity="warning" sx={{ marginTop: 1 }}>
            {say(words)}
          </Alert>
        ))}
      </Box>
    </Box>
  );
};
