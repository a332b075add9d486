import UploadFile from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import generated, { CustomerList } from '../../generated/resources/customer.tsx';

const fromFile = { en: 'Import from a file', ru: 'Загрузить из файла' };

const ImportButton = () => {
  const say = useWords();
  if (!useViewer()?.permissions.has('customer.import')) return null;
  return (
    <Button component={LinkBase} to="/customer-import" variant="text" color="inherit" startIcon={<UploadFile />}>
      {say(fromFile)}
    </Button>
  );
};

export default { ...generated, list: () => <CustomerList tools={<ImportButton />} /> };
