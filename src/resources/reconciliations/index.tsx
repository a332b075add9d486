import UploadFile from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import generated, {
  ReconciliationEdit,
  ReconciliationList,
  ReconciliationShow,
} from '../../generated/resources/reconciliation.tsx';
import { CorrectionActions } from './CorrectionActions.tsx';
import { reconciliationWords as words } from './reconciliationWords.ts';

const ReconcileButton = () => {
  const say = useWords();
  if (!useViewer()?.permissions.has('reconciliation.update')) return null;
  return (
    <Button component={LinkBase} to="/reconcile" variant="text" color="inherit" startIcon={<UploadFile />}>
      {say(words.begin)}
    </Button>
  );
};

export default {
  ...generated,
  list: () => <ReconciliationList tools={<ReconcileButton />} />,
  edit: () => <ReconciliationEdit extraButtons={<CorrectionActions />} />,
  show: () => <ReconciliationShow extraButtons={<CorrectionActions />} />,
};
