import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { CopyText } from '../../components/fields/CopyText.tsx';
import { useViewer } from '../../components/viewer.ts';
import { useWords } from '../../components/useWords.ts';
import { accountWords as words } from './accountWords.ts';
import { type AccountValue, useMaskedAccount, useWholeAccount } from './useAccount.ts';

interface ValuesProps {
  values: readonly AccountValue[];
  /** Whether they are in full, to be used. */
  isWhole: boolean;
}

const Values = ({ values, isWhole }: ValuesProps) => {
  const say = useWords();
  if (values.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {say(words.none)}
      </Typography>
    );
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', rowGap: 1.25 }}>
      {values.map(({ field, title, value }) => (
        <Box
          key={field}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
            columnGap: 3,
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ margin: 0, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {value === null ? (
              <Typography component="span" variant="body2" color="error">
                {say(words.unreadable)}
              </Typography>
            ) : isWhole ? (
              <CopyText text={value} copy={say(words.copy, title)} />
            ) : (
              value
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

interface AccountProps {
  method: number;
  /** The version of the withdrawal method, as far as it is known. */
  version?: number | undefined;
}

/** Where an affiliate is paid: with its secrets masked, and in full on request for those who pay. */
export const Account = ({ method, version }: AccountProps) => {
  const say = useWords();
  const viewer = useViewer();
  const masked = useMaskedAccount(method, version);
  const { mutate, data, isPending } = useWholeAccount(method);
  const mayShow = viewer?.isStaff && viewer.permissions.has('withdrawal_method.account.read');
  return (
    <Loaded query={masked} waiting={<Skeleton height={48} />}>
      {(values) => (
        <Stack spacing={2}>
          <Values values={data ?? values} isWhole={data !== undefined} />
          {mayShow && !data && values.length > 0 && (
            <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <Button variant="outlined" color="inherit" loading={isPending} onClick={() => mutate()}>
                {say(words.show)}
              </Button>
              <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
                {say(words.told)}
              </Typography>
            </Stack>
          )}
        </Stack>
      )}
    </Loaded>
  );
};
