import { Failure } from '../failure.ts';
import type { Change, Hooks, Reader, Work } from '../collections/model.ts';
import { type Pair, seenOffers } from './offer-visibility.ts';

const valueOf = ({ before, values }: Change, name: string): unknown => values[name] ?? before?.[name];

/** Where visitors of the campaign are sent: on its own domain, under its public name. */
const setTargetUrl = (change: Change): void => {
  const { values } = change;
  if (!('domain' in values)) return;
  const domain = values['domain'];
  values['targetUrl'] =
    typeof domain === 'string' ? `https://${domain.toLowerCase()}/${String(valueOf(change, 'secureId'))}` : null;
};

const unseen = {
  en: 'The affiliate has no access to this offer',
  ru: 'У партнёра нет доступа к этому офферу',
};

const pairOf = (change: Change): Pair => ({
  affiliate: Number(valueOf(change, 'affiliate')),
  offer: Number(valueOf(change, 'offer')),
});

/** Whether a campaign begins to work, and with whom: when it is made, and when it is made active again. */
const begins = ({ call, before, values }: Change): boolean =>
  before
    ? call === 'status' && values['status'] === 'active' && before['status'] !== 'active'
    : Boolean(values['affiliate'] && values['offer']);

/** A campaign works only while its affiliate sees its offer. */
const checkOffers = async (changes: readonly Change[], work: Work<Reader>): Promise<void> => {
  const beginning = changes.filter(begins);
  if (beginning.length === 0) return;
  const sees = await seenOffers(beginning.map(pairOf), work);
  for (const change of beginning) {
    if (sees(pairOf(change))) continue;
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

const landersOf = ({ values: { landers } }: Change): number[] => (Array.isArray(landers) ? landers.map(Number) : []);

const checkLanders = async (changes: readonly Change[], { db, broken }: Work<Reader>): Promise<void> => {
  const ids = [...new Set(changes.flatMap(landersOf))];
  if (ids.length === 0) return;
  const found = await db.selectFrom('landings').select(['id', 'offer_id']).where('id', 'in', ids).execute();
  const offers = new Map(found.map(({ id, offer_id: offer }) => [id, offer]));
  for (const change of changes) {
    const foreign = landersOf(change).some((id) => offers.get(id) !== Number(valueOf(change, 'offer')));
    if (foreign) broken.push({ type: 'choice', path: `${change.path}.landers`, message: foreignLanders });
  }
};

/** A campaign’s address, and what its affiliate may promote. */
export const campaignHooks: Hooks = {
  holds: ['affiliate', 'offer'],
  async validate(changes, work) {
    changes.forEach(setTargetUrl);
    await checkLanders(changes, work);
    await checkOffers(changes, work);
  },
};
