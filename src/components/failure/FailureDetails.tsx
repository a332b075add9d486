import Box from '@mui/material/Box';
import { Reference } from './Reference.tsx';
import type { FailureNotice } from '../../providers/data/failureNotice.ts';

/** The server's objections, one by one, and the id by which its operator finds the call in the log. */
export const FailureDetails = ({ details, requestId }: Pick<FailureNotice, 'details' | 'requestId'>) => {
  return (
    <>
      {details.length > 0 && (
        <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 2, textAlign: 'left' }}>
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
      {requestId && <Reference id={requestId} />}
    </>
  );
};
