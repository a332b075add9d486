import UploadFile from '@mui/icons-material/UploadFile';
import { TextField } from 'react-admin';
import { ToolbarButton } from '../../components/list/toolbar/ToolbarButton.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import generated, { customerColumns, CustomerList } from '../../generated/resources/customer.tsx';

const fromFile = { en: 'Import from a file', ru: 'Загрузить из файла' };

const ImportButton = () => {
  const say = useWords();
  if (!useViewer()?.permissions.has('customer.import')) return null;
  return (
    <ToolbarButton text={say(fromFile)} icon={<UploadFile fontSize="small" />} color="inherit" to="/customer-import" />
  );
};

type Customer = components['schemas']['Customer'];

/** The advertiser's own number, shorter than the names next to it. */
const CustomerIdField = ({ source }: { source: keyof Customer & string }) => <TextField<Customer> source={source} />;
CustomerIdField.columnWidth = [96, 144];

const columns = { ...customerColumns, customerId: <CustomerIdField source="customerId" /> };

export default { ...generated, list: () => <CustomerList columns={columns} tools={<ImportButton />} /> };
