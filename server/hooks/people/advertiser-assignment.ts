import { isEmpty } from '../../../domain/text/is-empty.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { syncLists, lockOffers, titleAssignments } from './assignments.ts';
import { requireOwnSight } from '../catalogue/losing-advertisers.ts';
import { requireNeededAdvertisers } from '../catalogue/needed-advertisers.ts';

type AssignmentChange = Change<'advertiserAssignment'>;

const foreignIntegration = {
  en: 'Choose an integration of this advertiser',
  ru: 'Выберите интеграцию этого рекламодателя',
};

const otherVertical = {
  en: 'This integration belongs to another vertical than the offer',
  ru: 'Эта интеграция — из другой вертикали, чем оффер',
};
const inactiveIntegration = {
  en: 'This integration is inactive and would send no leads',
  ru: 'Эта интеграция неактивна: лиды через неё не пойдут',
};

/**
 * Leads of an offer are sent through an integration of the assigned advertiser, in the offer's vertical, and active
 * when it is selected.
 */
const checkIntegrations = async (changes: readonly AssignmentChange[], { db, broken }: Work<Reader>): Promise<void> => {
  for (const { before, values, path } of changes) {
    const { integration: id } = values;
    if (isEmpty(id) || id === before?.integration) continue;
    const found = await db
      .selectFrom('integrations as chosen')
      .select(['chosen.advertiser_id as advertiser', 'chosen.status', 'chosen.vertical_id as vertical'])
      .select(({ selectFrom }) =>
        selectFrom('offers')
          .select('vertical_id')
          .where('id', '=', values.offer ?? before?.offer ?? 0)
          .as('offered'),
      )
      .where('chosen.id', '=', id!)
      .executeTakeFirst();
    if (!found) continue;
    const refuse = (type: string, message: Words) => broken.push({ type, path: `${path}.integration`, message });
    if (found.advertiser !== (values.advertiser ?? before?.advertiser)) refuse('choice', foreignIntegration);
    else if (found.vertical && found.offered && found.vertical !== found.offered)
      refuse('otherVertical', otherVertical);
    else if (found.status !== 'active') refuse('inactiveIntegration', inactiveIntegration);
  }
};

/** Advertisers of offers: each offer lists the ones whose assignment is active. */
export const advertiserAssignmentHooks: Hooks<'advertiserAssignment'> = {
  beforeWrite: lockOffers,
  async validate(changes, work) {
    for (const { before, values, path } of changes)
      if (before?.status === 'active' && values.status === 'inactive')
        await requireNeededAdvertisers(
          { offer: before.offer, advertisers: [before.advertiser], path: `${path}.status` },
          work,
        );
    await titleAssignments('advertiserAssignment', changes, work);
    await checkIntegrations(changes, work);
  },
  async afterWrite(changes, work) {
    await syncLists('advertiserAssignment', changes, work);
    const ended = changes.flatMap(({ before, values, path }) =>
      before?.status === 'active' && values.status === 'inactive'
        ? [{ offer: before.offer, path: `${path}.status` }]
        : [],
    );
    await requireOwnSight(ended, work);
  },
};
