import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useRecordContext, useTranslate } from 'ra-core';
import { addPath } from '../../components/record/related.ts';
import type { Affiliate } from './model.ts';

/** Creates a campaign for the current affiliate. */
export const CreateCampaignButton = () => {
  const affiliate = useRecordContext<Affiliate>();
  const translate = useTranslate();
  const { canAccess = false } = useCanAccess({ resource: 'campaigns', action: 'create' });
  if (!affiliate || !canAccess || affiliate.status !== 'active') return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Add />}
      component={LinkBase}
      to={addPath('campaigns', 'affiliate', affiliate.id)}
    >
      {translate('affiliates.createCampaign')}
    </Button>
  );
};
