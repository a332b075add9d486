import { useRecordContext, useTranslate } from 'ra-core';
import { formatDateTime } from '../../../domain/dates.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { useZone } from '../../components/viewer.ts';
import type { Affiliate } from './model.ts';

/** Whether an affiliate's traffic is taken, and since when it is not. */
export const TrafficField = (_: { source: keyof Affiliate }) => {
  const affiliate = useRecordContext<Affiliate>();
  const translate = useTranslate();
  const zone = useZone();
  if (!affiliate) return null;
  const { trafficBlocked, trafficBlockedAt } = affiliate;
  return (
    <span title={trafficBlocked && trafficBlockedAt ? formatDateTime(trafficBlockedAt, zone) : undefined}>
      <ToneChip label={translate(trafficBlocked ? 'affiliates.trafficBlocked' : 'affiliates.trafficTaken')} tone={trafficBlocked ? 'error' : 'success'} />
    </span>
  );
};
