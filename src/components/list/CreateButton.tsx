import Add from '@mui/icons-material/Add';
import { useNavigate, useTranslate } from 'ra-core';
import { ToolbarButton } from './ToolbarButton.tsx';

/** Goes to the page on which a record of a resource is made. */
export const CreateButton = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <ToolbarButton
      variant="contained"
      text={translate('ra.action.create')}
      icon={<Add fontSize="small" />}
      onClick={() => navigate(`/${name}/create`)}
    />
  );
};
