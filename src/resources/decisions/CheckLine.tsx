import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cardWords } from '../../../domain/distribution/card-words.ts';
import type { Check } from './model.ts';
import { Named } from './Named.tsx';
import { useWords } from '../../components/useWords.ts';

/** For a sieve, the text itself says which condition failed. */
const sieves: readonly Check['code'][] = ['targeting_sieve', 'advertiser_sieve', 'landing_sieve'];

/** The finding in short: the rule, the cap, the names of parameters. */
const Detail = ({ code, detail }: Check) => {
  const say = useWords();
  if (code === 'cap_room' && typeof detail === 'number') return <Named resource="caps" id={detail} />;
  if (code === 'inbound_rules' && detail !== null) return <>{say(cardWords.rule, detail)}</>;
  return <>{detail}</>;
};

const iconSize = { fontSize: 18 } as const;

const Sign = ({ passed, waived }: Pick<Check, 'passed' | 'waived'>) => {
  const say = useWords();
  if (passed) return <CheckCircleOutlined titleAccess={say(cardWords.passed)} color="success" sx={iconSize} />;
  if (waived) return <ErrorOutlined titleAccess={say(cardWords.waived)} color="warning" sx={iconSize} />;
  return <CancelOutlined titleAccess={say(cardWords.failed)} color="error" sx={iconSize} />;
};

/** A check and its finding. */
export const CheckLine = (check: Check) => {
  const say = useWords();
  const { code, passed, waived, text, detail } = check;
  const isDetailed = detail !== null && !sieves.includes(code);
  return (
    <Box
      component="span"
      sx={{ display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', columnGap: 1, alignItems: 'center' }}
    >
      <Sign passed={passed} waived={waived} />
      <Typography component="span" variant="body2">
        {text}
        {isDetailed && ': '}
        {isDetailed && <Detail {...check} />}
        {waived && ` (${say(cardWords.waived)})`}
      </Typography>
    </Box>
  );
};
