import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useWords } from '../../../components/useWords.ts';
import { makerWords as words } from './makerWords.ts';

/** Why an invoice was not created, at the step where something has to change. */
export interface Refusal {
  step: number;
  /** Texts, or their keys. */
  messages: readonly string[];
}

/** More than anyone reads. */
const listed = 50;

/** Shows why the invoice was not created. */
export const Refused = ({ messages }: Pick<Refusal, 'messages'>) => {
  const say = useWords();
  const translate = useTranslate();
  return (
    <Alert severity="error">
      <AlertTitle>{say(words.refused)}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5 }}>
        {messages.slice(0, listed).map((message) => (
          <li key={message}>{translate(message, { _: message })}</li>
        ))}
      </Box>
      {say(words.kept)}
    </Alert>
  );
};
