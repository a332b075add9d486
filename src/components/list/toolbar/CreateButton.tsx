import Add from '@mui/icons-material/Add';
import { useNavigate, useTranslate } from 'ra-core';
import { useEntry } from '../../entries.ts';
import { usePlace } from '../../related/parent.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

/** Leads to the page on which a record of the list is created, and has that page's name. */
export const CreateButton = () => {
  const { name } = useEntry();
  const { createPath } = usePlace();
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <ToolbarButton
      variant="contained"
      text={translate(`resources.${name}.new`)}
      icon={<Add fontSize="small" />}
      onClick={() => navigate(createPath)}
    />
  );
};
