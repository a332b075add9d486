import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { failureBody } from '../../../providers/data/errors.ts';
import { failureWords } from '../../../providers/data/failureNotice.ts';

/** Why a file could not be imported as a template, each reason with its location in the file. */
export const ImportFaults = ({ error }: { error: Error }) => {
  const translate = useTranslate();
  const { text } = failureWords(error);
  const details = failureBody(error)?.details ?? [];
  return (
    <Alert severity="error">
      {translate(text, { _: text })}
      {details.length > 0 && (
        <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5 }}>
          {details.map(({ path = '', message }) => (
            <li key={path}>
              <code>{path.replace(/^file\./, '')}</code>
              {`: ${message}`}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};
