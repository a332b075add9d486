import { Failure } from '../../http/errors.ts';
import type { Change, Hooks, Work } from '../hooks.ts';
import { seesOffer } from './offer-visibility.ts';

const valueOf = ({ before, values }: Change, name: string): unknown => values[name] ?? before?.[name];

/** Where visitors of the campaign are sent: on its own domain, under its public name. */
const setTargetUrl = (change: Change): void => {
  const { values } = change;
  if (!('domain' in values)) return;
  const domain = values['domain'];
  values['targetUrl'] = typeof domain === 'string' ? `https://${domain.toLowerCase()}/${String(valueOf(change, 'secureId'))}` : null;
};

const unseen = {
  en: 'The affiliate has no access to this offer',
  ru: 'У партнёра нет доступа к этому офферу',
};

const affiliateSeesOffer = (change: Change, work: Work): Promise<boolean> =>
  seesOffer(Number(valueOf(change, 'affiliate')), Number(valueOf(change, 'offer')), work);

const checkNew = async (change: Change, work: Work): Promise<void> => {
  const known = change.values['affiliate'] && change.values['offer'];
  if (known && !(await affiliateSeesOffer(change, work))) {
    work.broken.push({ type: 'reference', path: `${change.path}.offer`, message: unseen });
  }
};

/** A campaign works only while its affiliate sees its offer. */
const checkStatus = async (change: Change, work: Work): Promise<void> => {
  if (change.values['status'] !== 'active' || change.before?.['status'] === 'active') return;
  if (await affiliateSeesOffer(change, work)) return;
  throw new Failure('refused', { details: [{ type: 'offerRevoked', path: `${change.path}.status`, message: unseen }] });
};

const foreignLanders = {
  en: 'Choose landing pages of the campaign’s offer',
  ru: 'Выберите лендинги оффера этой кампании',
};

const checkLanders = async (change: Change, { db, broken }: Work): Promise<void> => {
  const landers = change.values['landers'];
  if (!Array.isArray(landers) || landers.length === 0) return;
  const ids = landers.map(Number);
  const own = await db
    .selectFrom('landings')
    .select('id')
    .where('id', 'in', ids)
    .where('offer_id', '=', Number(valueOf(change, 'offer')))
    .execute();
  if (own.length < new Set(ids).size) broken.push({ type: 'choice', path: `${change.path}.landers`, message: foreignLanders });
};

/** A campaign’s address, and what its affiliate may promote. */
export const campaignHooks: Hooks = {
  async before(changes, work) {
    for (const change of changes) {
      setTargetUrl(change);
      await checkLanders(change, work);
      if (change.call === 'status') await checkStatus(change, work);
      else if (!change.before) await checkNew(change, work);
    }
  },
};
