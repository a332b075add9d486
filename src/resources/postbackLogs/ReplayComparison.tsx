import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { isWords } from '../../../domain/text/words.ts';
import { useWords } from '../../components/useWords.ts';
import type { PostbackReplay, ReplayOutcome } from './useReplayPostback.ts';

const words = {
  field: { en: 'What', ru: 'Что' },
  before: { en: 'Then', ru: 'Тогда' },
  after: { en: 'Now', ru: 'Сейчас' },
};

const lines = ['result', 'reason', 'conversion', 'customer', 'httpStatus', 'answer'] as const;
const code = { fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' };

/** What a postback resulted in then and now, line by line, with differences in bold. */
export const ReplayComparison = ({ replay: { before, after } }: { replay: PostbackReplay }) => {
  const say = useWords();
  const translate = useTranslate();
  const text = (outcome: ReplayOutcome, name: (typeof lines)[number]): string => {
    const value = outcome[name];
    if (value === null) return '–';
    if (isWords(value)) return say(value);
    if (name === 'result') return translate(`resources.postback-logs/advertisers.choices.result.${value}`);
    return name === 'conversion' || name === 'customer' ? `#${value}` : String(value);
  };
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{say(words.field)}</TableCell>
            <TableCell>{say(words.before)}</TableCell>
            <TableCell>{say(words.after)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((name) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {translate(`resources.postback-logs/advertisers.fields.${name}`)}
              </TableCell>
              {[before, after].map((outcome, place) => (
                <TableCell
                  key={place === 0 ? 'before' : 'after'}
                  sx={{
                    ...(name === 'answer' && code),
                    fontWeight: place === 1 && text(before, name) !== text(after, name) ? 600 : 400,
                  }}
                >
                  {text(outcome, name)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
