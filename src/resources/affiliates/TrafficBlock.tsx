import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCanAccess, useRecordContext, useTranslate } from 'ra-core';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { useChangeStatus } from '../../components/status/useChangeStatus.tsx';
import { useZone } from '../../components/viewer.ts';
import { affiliateStatuses } from '../../generated/resources/affiliate.tsx';
import type { Affiliate } from './model.ts';

/** Says that an affiliate's traffic is blocked, and unblocks it without affecting their access. */
export const TrafficBlock = () => {
  const affiliate = useRecordContext<Affiliate>();
  const translate = useTranslate();
  const zone = useZone();
  const { canAccess } = useCanAccess({ resource: 'affiliates/members', action: 'status' });
  const changeStatus = useChangeStatus(affiliateStatuses);
  if (!affiliate?.trafficBlocked) return null;
  const lift = () => changeStatus([affiliate], { status: 'active', blockingType: 'traffic' });
  const moment = formatDateTime(affiliate.trafficBlockedAt ?? 0, zone);
  return (
    <Alert
      severity="warning"
      action={
        canAccess && (
          <Button color="inherit" onClick={() => void lift()}>
            {translate('affiliates.liftTrafficBlock')}
          </Button>
        )
      }
    >
      {translate('affiliates.trafficBlockedSince', { moment })}
    </Alert>
  );
};
