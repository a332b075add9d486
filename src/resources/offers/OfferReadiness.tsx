import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useGetMany, useRecordContext, useTranslate } from 'ra-core';
import { circuitReasons } from '../../../domain/distribution/circuit.ts';
import { sieveFault, type SieveMode } from '../../../domain/traffic/sieve.ts';
import { useCodeList } from '../../components/codeLists.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import { fullness } from '../caps/fullness.ts';
import type { Cap } from '../caps/model.ts';
import type { PaymentRule } from '../paymentRules/model.ts';
import type { Offer } from './model.ts';
import { offerWords } from './offerWords.ts';
import { useActiveOf, useIntegrationsOf } from './useActiveOf.ts';

type Advertiser = components['schemas']['Advertiser'];
type Integration = components['schemas']['Integration'];
type Geo = components['schemas']['Geo'];

/** A cap is nearly full from this percentage. */
const nearlyFull = 90;
/** How many countries are named. */
const maxCountries = 5;

const onlyCountries = (rule: { countries?: string[]; countriesMode?: SieveMode }) => ({
  countries: rule.countries ?? [],
  countriesMode: rule.countriesMode ?? 'only',
  languages: [],
  languagesMode: 'only' as const,
  trafficSources: [],
  trafficSourcesMode: 'only' as const,
  schedule: null,
});

/** Returns the countries of the offer's geos for which no rule pays all affiliates. */
const unpaidCountries = (geos: readonly (Geo | undefined)[], rules: readonly PaymentRule[]): string[] =>
  [...new Set(geos.flatMap((geo) => geo?.countries ?? []))].filter(
    (country) =>
      !rules.some((rule) => rule.audience === 'all' && sieveFault(onlyCountries(rule), { country }) === undefined),
  );

interface Problem {
  /** The tab where it can be fixed, or the page of the record at fault. */
  to: string;
  text: string;
}

/** What is wrong, or soon may be, with an offer that is otherwise complete. */
const useProblems = (
  offer: Offer,
  rules: readonly PaymentRule[] | undefined,
  integrations: readonly Integration[] = [],
): Problem[] => {
  const translate = useTranslate();
  const say = useWords();
  const names = useCodeList('isoCountries');
  const { advertisers: ids = [], geos: geoIds = [] } = offer;
  const { data: advertisers = [] } = useGetMany<Advertiser>('advertisers', { ids }, { enabled: ids.length > 0 });
  const { data: geos = [] } = useGetMany<Geo>('settings/geos', { ids: geoIds }, { enabled: geoIds.length > 0 });
  const caps = useActiveOf<Cap>('caps', offer.id) ?? [];
  const unpaid = rules && rules.length > 0 ? unpaidCountries(geos, rules) : [];
  const named = unpaid.slice(0, maxCountries).map((code) => names.find(({ id }) => id === code)?.title ?? code);
  return [
    ...advertisers
      .filter((one) => one?.status === 'blocked')
      .map(({ id, title = '' }) => ({
        to: `/advertisers/${id}/general`,
        text: translate('offers.blockedAdvertiser', { advertiser: title }),
      })),
    ...integrations
      .filter(({ circuit }) => circuit === 'open')
      .map(({ id, title = '', circuitReason: reason }) => ({
        to: `/integrations/${id}/general`,
        text: say(offerWords.pausedIntegration, title, reason ? say(circuitReasons[reason]) : ''),
      })),
    ...(unpaid.length > 0
      ? [
          {
            to: `/offers/${offer.id}/payment-rules`,
            text: translate(unpaid.length > maxCountries ? 'offers.unpaidMany' : 'offers.unpaid', {
              countries: named.join(', '),
              count: unpaid.length - maxCountries,
            }),
          },
        ]
      : []),
    ...caps
      .filter((cap) => fullness(cap) >= nearlyFull)
      .map((cap) => ({
        to: `/offers/${offer.id}/caps`,
        text: translate('offers.fullCap', { cap: cap.title ?? '', full: Math.floor(fullness(cap)) }),
      })),
  ];
};

const Missing = ({ offer }: { offer: Offer }) => {
  const say = useWords();
  const landings = useActiveOf<RaRecord>('landings', offer.id);
  const rules = useActiveOf<PaymentRule>('payment-rules', offer.id);
  const integrations = useIntegrationsOf(offer.id);
  const problems = useProblems(offer, rules, integrations);
  const missing = [
    ...(landings?.length === 0 ? [offerWords.noLanding] : []),
    ...(rules?.length === 0 ? [offerWords.noPaymentRule] : []),
    ...(integrations?.length === 0 ? [offerWords.noIntegration] : []),
  ];
  if (missing.length + problems.length === 0) return null;
  return (
    <Alert severity="warning">
      {missing.length > 0 && (
        <div>
          {say(offer.status === 'active' ? offerWords.lacks : offerWords.lacksBefore)}{' '}
          {missing.map((words) => say(words)).join(', ')}
        </div>
      )}
      {problems.length > 0 && (
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {problems.map(({ to, text }) => (
            <li key={text}>
              <Link component={LinkBase} to={to} color="inherit">
                {text}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};

/** What an offer still needs to earn anything, and what is wrong with it, shown both before and while it is active. */
export const OfferReadiness = () => {
  const offer = useRecordContext<Offer>();
  const viewer = useViewer();
  return offer && viewer?.isStaff ? <Missing offer={offer} /> : null;
};
