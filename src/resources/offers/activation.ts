import type { DataProvider } from 'ra-core';
import type { Doubts } from '../../components/status/statuses.ts';
import { offerWords } from './offerWords.ts';

/** Maximum number of records of one kind that are checked. */
const maxRecords = 500;

/** Returns the active records of a resource that refer to these offers; undefined if not all could be checked. */
const activeOf = async (data: DataProvider, resource: string, field: string, offers: readonly unknown[]) => {
  const found = await data
    .getList(resource, {
      filter: { [field]: offers, status: ['active'] },
      pagination: { page: 1, perPage: maxRecords },
      sort: { field: 'id', order: 'ASC' },
    })
    .catch(() => undefined);
  return found && (found.total ?? 0) <= found.data.length ? found.data : undefined;
};

/** Returns the offers that active records of a resource refer to. */
const served = async (data: DataProvider, resource: string, field: string, offers: readonly unknown[]) => {
  const found = await activeOf(data, resource, field, offers);
  return found && new Set<unknown>(found.flatMap((record): unknown[] => [record[field]].flat()));
};

/** Returns the offers whose assignments name an active integration. */
const assigned = async (data: DataProvider, offers: readonly unknown[]) => {
  const found = await activeOf(data, 'advertiser-assignments', 'offer', offers);
  if (!found) return undefined;
  const naming = found.filter(({ integration }) => typeof integration === 'number');
  const ids = [...new Set(naming.map(({ integration }) => integration))];
  const { data: integrations } = ids.length > 0 ? await data.getMany('integrations', { ids }) : { data: [] };
  const active = new Set(integrations.filter(({ status }) => status === 'active').map(({ id }) => id));
  return new Set<unknown>(naming.filter(({ integration }) => active.has(integration)).map(({ offer }) => offer));
};

/** What an offer still needs to earn anything when it becomes active. */
export const activationDoubts: Doubts = {
  text: offerWords.activates,
  async find(records, to, data) {
    if (to !== 'active') return [];
    const ids = records.map(({ id }) => id);
    const [landings, rules, serving, named] = await Promise.all([
      served(data, 'landings', 'offer', ids),
      served(data, 'payment-rules', 'offer', ids),
      served(data, 'integrations', 'offers', ids),
      assigned(data, ids),
    ]);
    return records.flatMap((record) => {
      const isServed = !serving || !named || serving.has(record.id) || named.has(record.id);
      const lacks = [
        ...(landings && !landings.has(record.id) ? [offerWords.noLanding] : []),
        ...(rules && !rules.has(record.id) ? [offerWords.noPaymentRule] : []),
        ...(isServed ? [] : [offerWords.noIntegration]),
      ];
      return lacks.length > 0 ? [{ record, lacks }] : [];
    });
  },
};
