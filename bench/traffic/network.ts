import { z } from 'zod';
import { connectDatabase } from '../../server/database/connection.ts';
import { createTenant } from '../../server/tenant/create.ts';
import { syncPermissions } from '../../server/tenant/permissions.ts';
import { admin } from '../environment/network.ts';
import { signIn } from '../product.ts';

/**
 * A network that gets traffic: an offer, an advertiser who takes all of its leads, and as many campaigns as requested.
 */
export interface TrafficNetwork {
  campaigns: string[];
  senders: { token: string; campaign: string }[];
  /** The advertiser's token for postbacks. */
  advertiser: string;
  /** The ids of two landing pages; visitors are sent to the first while it is active. */
  landings: [number, number];
  /** Calls the API as the administrator. @throws if it refuses */
  call(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
}

/** Creates the schema and an empty network, whose administrator can sign in. */
export const createNetwork = async (url: string): Promise<{ tenantId: number; affiliateRole: number }> => {
  const database = await connectDatabase({ url, trusting: true }, () => undefined);
  try {
    await syncPermissions(database);
    const { roles, tenantId } = await createTenant(database, { name: 'Traffic', hosts: [], admin });
    return { affiliateRole: roles.affiliate, tenantId };
  } finally {
    await database.close();
  }
};

const answered = z.object({ data: z.record(z.string(), z.unknown()) });
const recordSchema = z.looseObject({ id: z.int() });
const many = z.object({ items: z.array(recordSchema) });

const senderCount = 20;

const pushTo = (url: string) => ({
  method: 'POST',
  url,
  bodyFormat: 'json',
  body: '{"lead": "{lead_id}", "name": "{full_name}", "email": "{email}", "phone": "{phone}"}',
  timeout: 15,
  acceptedPath: 'status',
  acceptedValue: 'ok',
  leadIdPath: 'data.id',
});

/**
 * Sets it up through the API, as staff do.
 * @param advertiserUrl where leads are sent
 */
export const setUpNetwork = async (
  address: string,
  {
    affiliateRole,
    campaigns: count,
    advertiserUrl,
  }: { affiliateRole: number; campaigns: number; advertiserUrl: string },
): Promise<TrafficNetwork> => {
  const authorization = `Bearer ${await signIn(address, admin)}`;
  const call: TrafficNetwork['call'] = async (method, path, body) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status}\n${text.slice(0, 2000)}`);
    return answered.parse(JSON.parse(text)).data;
  };
  const make = async (path: string, items: object[]) => many.parse(await call('PUT', path, { items })).items;
  const makeOne = async (path: string, item: object): Promise<number> => (await make(path, [item]))[0]?.id ?? 0;
  const activate = (path: string, ids: readonly number[]) =>
    call('POST', path, { items: ids.map((id) => ({ id, status: 'active' })) });

  const vertical = await makeOne('/user/verticals', {
    title: 'Measured',
    goals: [{ title: 'Deposit', key: 'deposit' }],
  });
  const [goal] = many.parse(await call('GET', `/user/goals?vertical=${vertical}`)).items;
  const advertiser = await makeOne('/user/advertisers', { title: 'Measured' });
  const offer = await makeOne('/user/offers', { title: 'Measured', vertical, advertisers: [advertiser] });
  const platform = await makeOne('/user/platforms', { title: 'Measured', outApiEnabled: true, postbackEnabled: true });
  const template = await makeOne('/user/integration_templates', {
    title: 'Measured',
    platform,
    vertical,
    integrationMethodsRestrictions: ['outApi', 'postback'],
  });
  const integration = await makeOne('/user/integrations', {
    title: 'Measured',
    advertiser,
    template,
    offers: [offer],
    outApiEnabled: true,
    postbackEnabled: true,
  });
  await call('POST', `/user/integrations/${integration}/edit_out_api_mappings`, {
    data: { outApi: pushTo(advertiserUrl) },
  });
  const landings = await make(
    '/user/landings',
    ['first', 'second'].map((title) => ({
      title,
      offer,
      advertiser,
      targetUrl: `https://${title}.example/page?id={click_id}&geo={country}&sub={sub1}`,
    })),
  );
  const [first = 0, second = 0] = landings.map(({ id }) => id);
  await activate('/user/landings/change_status', [first]);
  await activate('/user/offers/change_block', [offer]);

  const [currency] = many.parse(await call('GET', '/user/currencies?limit=1')).items;
  const [model] = many.parse(await call('GET', '/user/payment_models?limit=1')).items;
  // Deposits are paid repeatedly, so every postback makes a conversion.
  const rule = await makeOne('/user/payment_rules', {
    title: 'Measured',
    offer,
    goal: goal?.id,
    isMultiConversion: true,
    paymentModel: model?.id,
    targetConversionStatus: 3,
    revenueValue: '30',
    revenueCurrency: currency?.id,
    payoutValue: '20',
    payoutCurrency: currency?.id,
  });
  await activate('/user/payment_rules/change_status', [rule]);

  const affiliates = await make(
    '/user/users',
    Array.from({ length: senderCount }, (_, n) => ({
      firstName: `Affiliate ${n}`,
      email: `affiliate-${n}@bench.example`,
      role: affiliateRole,
      password: admin.password,
    })),
  );
  const campaigns = await make(
    '/user/campaigns',
    Array.from({ length: count }, (_, n) => ({
      title: `Campaign ${n}`,
      affiliate: affiliates[n % senderCount]?.id,
      offer,
    })),
  );
  const publicIds = campaigns.map(({ secureId }) => String(secureId));
  const senders = await Promise.all(
    affiliates.map(async ({ id }, n) => ({
      token: String((await call('GET', `/user/users/${id}?with=apiToken`))['apiToken']),
      campaign: publicIds[n] ?? '',
    })),
  );
  const { apiToken } = await call('GET', `/user/advertisers/${advertiser}?with=apiToken`);
  return { campaigns: publicIds, senders, advertiser: String(apiToken), landings: [first, second], call };
};
