import { isEmpty } from '../../domain/is-empty.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import { followAssignments, holdOffers, nameAssignments } from './assignments.ts';
import { keepSight } from './offer-sight.ts';
import { keepNeeded } from './needed-advertisers.ts';

type AssignmentChange = Change<'advertiserAssignment'>;

const foreignIntegration = {
  en: 'Choose an integration of this advertiser',
  ru: 'Выберите интеграцию этого рекламодателя',
};

/** The leads of an offer go by an integration of the advertiser who is assigned to it. */
const checkIntegrations = async (changes: readonly AssignmentChange[], { db, broken }: Work<Reader>): Promise<void> => {
  for (const { before, values, path } of changes) {
    if (isEmpty(values.integration)) continue;
    const found = await db
      .selectFrom('integrations')
      .select('advertiser_id')
      .where('id', '=', values.integration!)
      .executeTakeFirst();
    if (found && found.advertiser_id !== (values.advertiser ?? before?.advertiser))
      broken.push({ type: 'choice', path: `${path}.integration`, message: foreignIntegration });
  }
};

/** Advertisers of offers: the offers list those whose assignment is active. */
export const advertiserAssignmentHooks: Hooks<'advertiserAssignment'> = {
  beforeWrite: holdOffers,
  async validate(changes, work) {
    for (const { before, values, path } of changes)
      if (before?.status === 'active' && values.status === 'inactive')
        await keepNeeded({ offer: before.offer, advertisers: [before.advertiser], path: `${path}.status` }, work);
    await nameAssignments('advertiserAssignment', changes, work);
    await checkIntegrations(changes, work);
  },
  async afterWrite(changes, work) {
    await followAssignments('advertiserAssignment', changes, work);
    const ended = changes.flatMap(({ before, values, path }) =>
      before?.status === 'active' && values.status === 'inactive'
        ? [{ offer: before.offer, path: `${path}.status` }]
        : [],
    );
    await keepSight(ended, work);
  },
};
