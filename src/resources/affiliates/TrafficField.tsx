import { useRecordContext, useTranslate } from 'ra-core';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { useZone } from '../../components/viewer.ts';
import type { Affiliate } from './model.ts';

export interface TrafficFieldProps {
  source: keyof Affiliate;
  label: string;
}

/** Whether an affiliate's traffic is accepted, and since when it is not. */
export const TrafficField = (_: TrafficFieldProps) => {
  const affiliate = useRecordContext<Affiliate>();
  const translate = useTranslate();
  const zone = useZone();
  if (!affiliate) return null;
  const { trafficBlocked, trafficBlockedAt } = affiliate;
  if (!trafficBlocked) return <span>{translate('affiliates.trafficTaken')}</span>;
  return (
    <span title={trafficBlockedAt ? formatDateTime(trafficBlockedAt, zone) : undefined}>
      <ToneChip label={translate('affiliates.trafficBlocked')} tone="error" />
    </span>
  );
};
