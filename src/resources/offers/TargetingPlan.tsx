import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetList, useGetMany, useGetOne, useRecordContext, useTranslate } from 'ra-core';
import type { components } from '../../generated/api.d.ts';
import { scheduleText } from '../../../domain/schedule-text.ts';
import { type DistributionMethod, gapsOf } from '../../../domain/targeting.ts';
import { offsetAt, zoneName } from '../../../domain/zones.ts';
import { useCodeList } from '../../components/codeLists.ts';
import { useLanguage } from '../../components/language.ts';
import { useViewer } from '../../components/viewer.ts';
import { useCurrentUser } from '../../shell/useCurrentUser.ts';
import type { Offer } from './model.ts';
import { comparedTargeting, type Targeting } from '../targetings/model.ts';
import { TargetingOrder } from '../targetings/TargetingOrder.tsx';

type Vertical = components['schemas']['Vertical'];
type Geo = components['schemas']['Geo'];

/** Countries whose traffic the offer is about: those of its geos, and those that targetings name. */
const countriesOf = (geos: readonly (Geo | undefined)[], targetings: readonly Targeting[]): string[] => [
  ...new Set([
    ...geos.flatMap((geo) => geo?.countries ?? []),
    ...targetings.flatMap(({ countries, countriesMode }) => (countriesMode === 'only' ? (countries ?? []) : [])),
  ]),
];

/** In words and in order who gets the traffic of an offer, and when nobody does. */
const Plan = ({ offer }: { offer: Offer }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const user = useCurrentUser();
  const names = useCodeList('isoCountries');
  const { data: targetings } = useGetList<Targeting>(
    'targetings',
    {
      filter: { offer: [offer.id], status: ['active'] },
      sort: { field: 'priority', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { retry: false },
  );
  const { vertical: verticalId, geos: geoIds = [] } = offer;
  const { data: vertical } = useGetOne<Vertical>(
    'settings/verticals',
    { id: verticalId ?? 0 },
    { enabled: typeof verticalId === 'number', retry: false },
  );
  const { data: geos = [] } = useGetMany<Geo>('settings/geos', { ids: geoIds }, { enabled: geoIds.length > 0 });
  if (!targetings || targetings.length === 0) return null;
  const at = Math.floor(Date.now() / 1000);
  const zone = zoneName(user?.timezone ?? '') || 'UTC';
  const gaps = gapsOf(
    targetings.map(comparedTargeting),
    countriesOf(geos, targetings),
    { name: zone, ahead: Math.round(offsetAt(at, zone) / 60) },
    at,
  );
  const method: DistributionMethod = vertical?.distributionMethod ?? 'priority';
  return (
    <Card component="section" aria-label={translate('targetings.plan')} sx={{ padding: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {translate('targetings.plan')}
      </Typography>
      <Stack spacing={1.5}>
        <TargetingOrder targetings={targetings} method={method} />
        {gaps.length > 0 && (
          <Alert severity="warning">
            {gaps.map(({ country, schedule }) => (
              <div key={country}>
                {translate('targetings.nobody', {
                  country: names.find(({ id }) => id === country)?.title ?? country,
                  when: scheduleText(schedule, language),
                })}
              </div>
            ))}
          </Alert>
        )}
      </Stack>
    </Card>
  );
};

export const TargetingPlan = () => {
  const offer = useRecordContext<Offer>();
  const viewer = useViewer();
  const { canAccess = false } = useCanAccess({ resource: 'targetings', action: 'list' });
  return offer && viewer?.isStaff && canAccess ? <Plan offer={offer} /> : null;
};
