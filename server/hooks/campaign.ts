import { Failure } from '../failure.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import { type Pair, seenOffers } from './offer-visibility.ts';

type CampaignChange = Change<'campaign'>;

/** Where visitors of the campaign are sent: on its own domain, under its public name (D22, D23, D34). */
const setTargetUrl = ({ before, values }: CampaignChange): void => {
  const { domain } = values;
  if (domain === undefined) return;
  const secureId = values.secureId ?? before?.secureId;
  values.targetUrl = domain === null ? null : `https://${domain.toLowerCase()}/${secureId}`;
};

const unseen = {
  en: 'The affiliate has no access to this offer',
  ru: 'У партнёра нет доступа к этому офферу',
};

const offerOf = ({ before, values }: CampaignChange): number | undefined => values.offer ?? before?.offer;

const pairOf = (change: CampaignChange): Pair[] => {
  const [affiliate, offer] = [change.values.affiliate ?? change.before?.affiliate, offerOf(change)];
  return affiliate === undefined || offer === undefined ? [] : [{ affiliate, offer }];
};

/** Whether a change makes a campaign active, for which affiliate and offer: when it is created, and when it is activated again. */
const begins = ({ call, before, values }: CampaignChange): boolean =>
  before
    ? call === 'status' && values.status === 'active' && before.status !== 'active'
    : Boolean(values.affiliate && values.offer);

/** A campaign works only while its affiliate sees its offer. */
const checkOffers = async (changes: readonly CampaignChange[], work: Work<Reader>): Promise<void> => {
  const beginning = changes.filter(begins);
  if (beginning.length === 0) return;
  const sees = await seenOffers(beginning.flatMap(pairOf), work);
  for (const change of beginning) {
    if (pairOf(change).every(sees)) continue;
    if (!change.before) work.broken.push({ type: 'reference', path: `${change.path}.offer`, message: unseen });
    else
      throw new Failure('refused', {
        details: [{ type: 'offerRevoked', path: `${change.path}.status`, message: unseen }],
      });
  }
};

const foreignLanders = {
  en: 'Choose landing pages of the campaign’s offer',
  ru: 'Выберите лендинги оффера этой кампании',
};

const landersOf = ({ values: { landers = [] } }: CampaignChange): readonly number[] => landers;

const checkLanders = async (changes: readonly CampaignChange[], { db, broken }: Work<Reader>): Promise<void> => {
  const ids = [...new Set(changes.flatMap(landersOf))];
  if (ids.length === 0) return;
  const found = await db.selectFrom('landings').select(['id', 'offer_id']).where('id', 'in', ids).execute();
  const offers = new Map(found.map(({ id, offer_id: offer }) => [id, offer]));
  for (const change of changes) {
    const foreign = landersOf(change).some((id) => offers.get(id) !== offerOf(change));
    if (foreign) broken.push({ type: 'choice', path: `${change.path}.landers`, message: foreignLanders });
  }
};

/** A campaign’s address, and what its affiliate may promote. */
export const campaignHooks: Hooks<'campaign'> = {
  holds: ['affiliate', 'offer'],
  async validate(changes, work) {
    changes.forEach(setTargetUrl);
    await checkLanders(changes, work);
    await checkOffers(changes, work);
  },
};
