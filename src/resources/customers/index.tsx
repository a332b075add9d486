import UploadFile from '@mui/icons-material/UploadFile';
import { ToolbarButton } from '../../components/list/ToolbarButton.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import generated, { CustomerList } from '../../generated/resources/customer.tsx';

const fromFile = { en: 'Import from a file', ru: 'Загрузить из файла' };

const ImportButton = () => {
  const say = useWords();
  if (!useViewer()?.permissions.has('customer.import')) return null;
  return (
    <ToolbarButton text={say(fromFile)} icon={<UploadFile fontSize="small" />} color="inherit" to="/customer-import" />
  );
};

export default { ...generated, list: () => <CustomerList tools={<ImportButton />} /> };
