import Add from '@mui/icons-material/Add';
import { ToolbarButton } from '../../components/list/toolbar/ToolbarButton.tsx';
import { useParent } from '../../components/related/parent.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import { leadWords } from './leadWords.ts';

/** Leads to the page on which staff enter a lead. */
export const AddLeadButton = () => {
  const say = useWords();
  const parent = useParent();
  const viewer = useViewer();
  if (parent || !viewer?.isStaff || !viewer.permissions.has('lead.create')) return null;
  return (
    <ToolbarButton variant="contained" text={say(leadWords.add)} icon={<Add fontSize="small" />} to="/lead-entry" />
  );
};
