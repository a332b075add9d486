import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lookups } from '../../openapi/lookups.ts';
import { readContract } from '../../server/http/contract.ts';

/** The names that the API promises to those who build on it; `docs/catalogue.md` is where they look them up. */

const promised = {
  Advertisers:
    'id secureId title status description createdAt updatedAt statusChangedAt statusChangedBy blockReason contacts platforms vertical tags offers apiToken redirectTemplateEnabled redirectTemplate defaultCurrency apiSyncIntegrations managers',
  Integrations:
    'template offers status apiSyncStatus outApiEnabled redirectEnabled apiSyncEnabled postbackEnabled apiParameters apiSync postback outApi leadStatusMappings redirect goals advertiser',
  'Integration templates':
    'platform vertical title description createdBy createdAt updatedBy updatedAt status statusChangedAt integrationMethodsRestrictions parameters apiSync postback outApi leadStatusMappings redirect goals',
  Verticals:
    'title description createdAt platforms advertisers goals inboundRules incomingParameters leadGrades paymentModels metrics redirect status',
  Platforms:
    'title description createdBy updatedBy createdAt updatedAt status statusChangedAt outApiEnabled redirectEnabled apiSyncEnabled postbackEnabled templates verticals apiSyncSettings',
  Users:
    'id firstName lastName email secureId status role roleType permissions hasCustomPermissions customPermissions contacts birthDate timezone language tags managers team createdAt createdBy lastActivityAt statusChangedAt blockReason trafficBlocked trafficBlockedAt acceptColdTraffic acceptInvalidLeads redirectToAdvertiser assignedOffers apiToken extraInfo botKey',
  Teams:
    'title members membersCount managers tags acceptColdTraffic acceptInvalidLeads trafficBlocked redirectToAdvertiser assignedOffers status',
  Roles: 'title permissions type',
  Permissions: 'id title description system groupId hidden disabled',
  Tags: 'id title type status createdBy',
  Categories: 'id title status',
  Offers:
    'id secureId title status accessType imageUrl description payMethods trafficSources categories vertical integrationMethod tags landers isHot assignedAffiliates assignedTeams advertisers paymentRules campaigns geos managers notes sessionLifespan sessionLifespanType goal trafficbackUrl creatives createdAt updatedAt createdBy updatedBy statusChangedAt',
  'Landing pages':
    'title targetUrl previewUrl pageType additionalParameters advertiser landerApiLanguage countries languages trafficSources schedule weight status',
  'API landing pages': 'categories vertical tags languages assignedToOffers updatedAt',
  Creatives: 'description type fileName status',
  'Traffic sources': 'id title status',
  Currencies: 'title code symbol symbolNative rate status date',
  Caps: 'value guarantee currency counter timezone period action type paymentModel processingType lowPriority weight goal informationalValue status',
  Targetings: 'value period lowPriority weight status',
  'Payment rules':
    'paymentModel targetConversionStatus isMultiConversion autoApprovePeriod revenueValue revenueCurrency payoutValue payoutCurrency paymentType status goal',
  'Payment models': 'title description status caps',
  Campaigns:
    'title secureId status integrationMethod offer countries domain targetUrl landers trafficSource postbacks affiliate autocreated leadCount conversionsLastDay conversionsLastWeek conversionsLastMonth',
  Postbacks: 'events goalEvents mappings affiliate createdBy status',
  Geos: 'title status',
  'Hold queues': 'geo periodStart periodEnd timezone interval status',
  Leads:
    'firstName lastName phone email country language ip sourceUrl campaign affiliate sub1 sub9 offer apiStatus geo landing advertisersPool advertisersData',
  Clicks:
    'country affiliate offer campaign ip targetUrl campaignUrl advertiser sub1 sub9 userAgent referrer fullTrafficSource createdAt',
  Conversions:
    'goal conversionStatus publicNotes isHidden postbackParams amount revenue payout profit originalRevenue originalPayout receivedRevenue receivedPayout netProfit invoices click updatedBy',
  Customers: 'customerId clickId deposits deposited turnover ngr currency',
  Dashboards: 'parent type settings widgets title assignedTo isSystem isImmutable',
  Domains: 'host kinds defaultFor state',
  Metrics: 'title description value outputFormat editable group metricType status',
  Notes: 'title content createdBy targetUser',
  'Payment methods': 'title status',
  'Task comments': 'content createdBy createdAt',
  Tasks: 'fullId type title status description dueDate taskStatus assignees priority affiliates advertisers createdBy',
  'Withdrawal methods': 'paymentMethod createdBy status',
} as const;

/** Promised, and none of the fields: why, and the call that answers it instead, where one does. What has come is struck from here. */
const leftOut: Readonly<Record<string, { why: string; call?: string }>> = {
  'Leads geo': { why: 'Geos are sets of countries, and one country may be in several; a lead has its country' },
  'Leads landing': {
    why: 'Leads go to integrations; on which page its visitor was, the click says',
    call: 'GET /stat/clicks',
  },
  'Leads advertisersPool': {
    why: 'Everybody who was considered is on the why-card',
    call: 'GET /stat/leads/{id}/decision',
  },
  'Leads advertisersData': { why: 'Each attempt is a record of its own', call: 'GET /stat/lead_attempts' },
  'Conversions click': { why: 'A click is named by its public id, `clickId`', call: 'GET /stat/clicks' },
  'Conversions invoices': { why: 'There are no invoices yet' },
};

const onOff = 'active inactive';

/** What each may be, by chapter. */
const promisedStatuses = {
  Advertisers: 'active blocked',
  Integrations: onOff,
  'Integration templates': onOff,
  Verticals: onOff,
  Platforms: onOff,
  'Landing pages': onOff,
  'API landing pages': onOff,
  Creatives: onOff,
  Metrics: onOff,
  Caps: onOff,
  Targetings: onOff,
  'Payment rules': onOff,
  'Payment models': onOff,
  'Payment methods': onOff,
  'Withdrawal methods': onOff,
  Roles: onOff,
  Tags: onOff,
  Categories: onOff,
  'Traffic sources': onOff,
  Postbacks: onOff,
  Currencies: onOff,
  'Hold queues': onOff,
  Offers: 'active inactive draft',
  Campaigns: 'active inactive offer_revoked blocked deleted',
  Geos: 'active deleted',
  Teams: 'active blocked',
  Users: 'active blocked',
} as const;

/** Statuses that are fields like others. */
const promisedOptions = {
  'Leads apiStatus': 'new trash hold invalid sent unsent failed duplicate test',
  'Conversions conversionStatus': 'approved rejected pending deferred',
} as const;

const kept = 'GET PUT PATCH POST:change_status';
const templated =
  'GET:{id} POST:{id}/edit_api_sync POST:{id}/edit_postback POST:{id}/edit_api_parameters POST:{id}/edit_out_api_mappings POST:{id}/edit_redirect POST:{id}/edit_lead_status_mappings POST:{id}/edit_goals POST:clone';

/** What may be done to each: a method, and what follows the collection's path. */
const promisedCalls = {
  Advertisers: 'GET GET:{id} PUT PATCH POST:change_block',
  Integrations: `${kept} ${templated} POST:synchronization`,
  'Integration templates': `${kept} ${templated}`,
  Verticals: `${kept} GET:{id} POST:{id}/edit_goals POST:{id}/edit_redirect POST:{id}/edit_api_settings POST:{id}/edit_lead_grades POST:{id}/edit_inbound_rules POST:{id}/edit_metrics`,
  Platforms: kept,
  Users: 'GET GET:{id} PUT PATCH POST:change_block',
  Teams: 'GET GET:{id} PUT PATCH PATCH:{id} POST:change_block',
  Roles: `${kept} POST:clone`,
  Permissions: 'GET',
  Tags: 'GET PUT PATCH DELETE',
  Categories: 'GET PUT PATCH',
  'Saved views': 'GET PUT PATCH DELETE',
  Preferences: 'GET PUT PATCH DELETE',
  Notes: 'GET PUT PATCH POST:remove',
  Tasks: `${kept} GET:{id}`,
  'Task comments': 'GET GET:{id} PUT',
  Offers: 'GET GET:{id} PUT PATCH POST:change_block POST:clone',
  'Advertiser assignments': 'GET PUT PATCH PATCH:edit_sieve POST:change_status',
  'Affiliate assignments': 'GET PUT PATCH PATCH:edit_sieve POST:change_status',
  'Landing pages': `${kept} PATCH:{id} PATCH:edit_sieve`,
  'API landing pages': kept,
  Creatives: `${kept} PUT:{id}/file PATCH:edit_sieve`,
  Caps: `${kept} POST:drop_counter POST:clone`,
  Targetings: kept,
  'Payment rules': `${kept} POST:clone`,
  'Payment models': kept,
  'Payment methods': kept,
  'Withdrawal methods': kept,
  'Traffic sources': 'GET PUT PATCH',
  Currencies: 'GET POST:change_status',
  Campaigns: `${kept} POST:clone`,
  Postbacks: kept,
  Domains: 'GET PUT PATCH',
  Geos: kept,
  'Hold queues': 'GET PATCH POST:change_status',
  Leads: 'GET GET:{id} PATCH:{id}/edit PATCH:{id}/resend PATCH:{id}/trash PATCH:{id}/grade POST:export',
  Clicks: 'GET POST:export',
  Conversions: 'GET PATCH PATCH:approve PATCH:reject PATCH:hold PATCH:hide PATCH:unhide POST:export',
  Metrics: 'GET GET:{id} POST:change_status',
} as const;

const page = readFileSync(new URL('../../docs/catalogue.md', import.meta.url), 'utf8');
const chapters = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((chapter) => [chapter.slice(0, chapter.indexOf('\n')), chapter]),
);

/** What one line of a chapter says: `- Statuses: …`. */
const line = (name: string, heading: string): string =>
  chapters
    .get(name)
    ?.split('\n')
    .find((one) => one.startsWith(`- ${heading}: `)) ?? '';

/** The codes in some text: `active`. */
const codes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const statuses = new Set(['status', 'statusChangedAt', 'statusChangedBy', 'blockReason']);

/** Whether the chapter has the field; that an entity has a status, a line of its own says. */
const has = (name: string, field: string): boolean => {
  const chapter = chapters.get(name) ?? '';
  return chapter.includes(`| \`${field}\` |`) || (statuses.has(field) && chapter.includes('- Statuses: '));
};

/** What programs look up by a name, each of which the catalogue says the call of. */
const lookedUp = [
  ...['time zones', 'lead languages', 'cap types', 'creative types', 'payment types', 'statuses of sieves'],
  ...['integration methods', 'conversion statuses', 'postbacks of an affiliate', 'active traffic sources'],
  ...[
    'advertisers of an offer',
    'active advertisers of a vertical',
    'integrations for assigning',
    'goals of a vertical',
  ],
  ...['lead grades', 'how many verticals', 'members of a team', 'managers of affiliates', 'permissions of a role type'],
  ...['active tags', 'active categories', 'data to create or edit an offer', 'offers for assignment', 'gets traffic'],
  ...['special conditions', 'private offers', 'own offers', 'landing pages of an offer', 'creatives of an offer'],
  ...['caps of an offer', 'targetings of an offer', 'payment rules of an offer', 'payment models', 'target URL'],
  ...['postbacks for a new campaign', 'domains for tracking links', 'geos', 'templates of a platform', 'by its code'],
];

describe('the catalogue', () => {
  const names = Object.entries(promised).flatMap(([name, fields]) => [
    name,
    ...fields.split(' ').map((field) => `${name} ${field}`),
  ]);
  const there = names.filter((name) => {
    const chapter = Object.keys(promised).find((one) => name === one || name.startsWith(`${one} `)) ?? name;
    return name === chapter ? chapters.has(chapter) : has(chapter, name.slice(chapter.length + 1));
  });

  test('has every name that is promised, or it is said why not', () => {
    expect(names.filter((name) => !there.includes(name)).sort()).toEqual(Object.keys(leftOut).sort());
  });

  test('leaves out nothing that another call is said to answer and does not', () => {
    const calls = Object.values(leftOut).flatMap(({ call }) => call ?? []);
    const { paths } = readContract();
    const unknown = calls.filter((call) => {
      const [method = '', path = ''] = call.split(' ');
      return !Object.keys(paths[path] ?? {}).includes(method.toLowerCase());
    });
    expect(unknown).toEqual([]);
    expect(Object.values(leftOut).filter(({ why }) => why.length < 20)).toEqual([]);
  });

  test.each(Object.entries(promisedStatuses))('has the statuses of %s', (name, promise) => {
    expect([...new Set(codes(line(name, 'Statuses')))].sort()).toEqual(promise.split(' ').sort());
  });

  test.each(Object.entries(promisedOptions))('has the statuses that %s is', (name, promise) => {
    const [chapter = '', field = ''] = name.split(' ');
    const row = chapters
      .get(chapter)
      ?.split('\n')
      .find((one) => one.startsWith(`| \`${field}\` |`));
    expect(
      codes(row ?? '')
        .slice(1)
        .sort(),
    ).toEqual(promise.split(' ').sort());
  });

  test.each(Object.entries(promisedCalls))('has the calls of %s', (name, promise) => {
    const there = codes(line(name, 'Calls')).map((call) => call.replace(/ \/\w+\/\w+\/?/, ':').replace(/:$/, ''));
    expect(promise.split(' ').filter((call) => !there.includes(call))).toEqual([]);
  });

  test('says of each where it is and how it is called', () => {
    for (const [name, chapter] of chapters)
      if (name !== 'Looking up') expect(chapter, name).toMatch(/- Calls: `[A-Z]+ \/(user|public|settings|stat)\//);
    expect(chapters.get('Offers')).toContain('- Pages: Offers at `/offers`');
    expect(chapters.get('Offers')).toContain('`GET /user/offers`');
    expect(chapters.get('Campaigns')).toContain('`deleted` (final)');
  });

  test('says which call answers each look-up', () => {
    const said = Object.values(lookups).flatMap((calls) => Object.keys(calls));
    expect(lookedUp.filter((name) => !said.some((one) => one.includes(name)))).toEqual([]);
    for (const call of Object.values(lookups).flatMap((calls) => Object.values(calls)))
      expect(chapters.get('Looking up')).toContain(`\`${call}\``);
  });

  test.each([...new Set(Object.values(lookups).flatMap((calls) => Object.values(calls)))])('%s is a call', (call) => {
    const [method = '', path = '', names = ''] = call.split(/[ ?]/);
    const methods = Object.entries(readContract().paths[path] ?? {});
    const operation = methods.find(([name]) => name === method.toLowerCase())?.[1];
    const parameters = (operation?.parameters ?? []).map((one) => ('name' in one ? one.name : ''));
    expect(operation).toBeDefined();
    expect(names.split('&').filter((name) => name !== '' && !parameters.includes(name))).toEqual([]);
  });
});
