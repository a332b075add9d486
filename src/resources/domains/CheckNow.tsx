import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MomentField } from '../../components/fields/MomentField.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { proofWords } from './proofWords.ts';
import type { Domain } from './domain.ts';
import { useCheck } from './useCheck.ts';

/** When a domain was last checked, and a button to check it now: its proof and where it leads. */
export const CheckNow = ({ domain }: { domain: Domain }) => {
  const say = useWords();
  const viewer = useViewer();
  const { isChecking, check } = useCheck(domain);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      {viewer?.permissions.has('domain.verify') && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<RefreshOutlined />}
          disabled={isChecking}
          onClick={() => void check()}
        >
          {say(proofWords.check)}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary">
        {typeof domain.checkedAt === 'number' ? (
          <>
            {say(proofWords.lastChecked)} <MomentField<Domain> source="checkedAt" />
          </>
        ) : (
          say(proofWords.never)
        )}
      </Typography>
    </Box>
  );
};
