import { ImpersonateButton } from '../../custom/impersonation/ImpersonateButton.tsx';
import { CreateCampaignButton } from '../affiliates/CreateCampaignButton.tsx';
import { CreateTaskButton } from '../tasks/CreateTaskButton.tsx';
import { InviteButton } from './InviteButton.tsx';
import { ResetTwoFactorButton } from './ResetTwoFactorButton.tsx';

/** Actions on a person, in addition to changing their status. */
export const PersonActions = ({ of }: { of: 'affiliate' | 'employee' }) => (
  <>
    <InviteButton permission={`${of}.update`} />
    <ResetTwoFactorButton permission={`${of}.reset_two_factor`} />
    {of === 'affiliate' && <CreateCampaignButton />}
    {of === 'affiliate' && <CreateTaskButton by="affiliates" />}
    <ImpersonateButton />
  </>
);
