import { shippedTemplates } from '../../integrations/templates/shipped.ts';
import { fakeHost } from '../../outbound/own-hosts.ts';
import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { templates as words } from '../words/integrations.ts';
import { inLatin } from '../words/latin.ts';
import type { Lists } from './lists.ts';
import type { Time } from './time.ts';

type Words = (typeof words)[number];

/** Integration templates, with their rows. */
interface Templates {
  templates: Map<Words, Draft>;
  parameters: Draft[];
  mappings: Draft[];
}

interface World {
  advertisers: readonly Draft[];
  offers: readonly Draft[];
  templates: Templates;
  lists: Lists;
}

/** Most platforms of the demo use the most common of the templates shipped with the product. */
const [common] = shippedTemplates();

const settingsOf = ({ methods, path }: Words, host: string): Record<string, unknown> => ({
  outApi: methods.includes('outApi')
    ? {
        ...common!.outApi,
        url: `http://${fakeHost}/${host}${path ?? ''}`,
        redirectPath: methods.includes('redirect') ? 'data.autologin_url' : null,
      }
    : null,
  redirect: methods.includes('redirect')
    ? { option: 'direct', url: methods.includes('outApi') ? null : `https://go.${host}/?click_id={click_id}` }
    : null,
  apiSync: methods.includes('apiSync')
    ? {
        method: 'GET',
        url: `http://${fakeHost}/${host}${path ?? ''}/statuses?from={from}&to={to}&page={page}&page_size={page_size}`,
        headers: [],
        bodyFormat: 'none',
        body: null,
        timeout: 30,
        interval: 600,
        pageSize: 100,
        itemsPath: 'data.leads',
        leadIdPath: 'id',
        statusPath: 'status',
        changedAtPath: 'updated_at',
      }
    : null,
  postback: methods.includes('postback') ? common!['postback'] : null,
});

/** Returns the template of each platform and vertical; the last one is inactive. */
export const templatesOf = (time: Time, by: Draft, platforms: readonly Draft[], lists: Lists): Templates => {
  const templates = new Map<Words, Draft>();
  const parameters: Draft[] = [];
  const mappings: Draft[] = [];
  for (const entry of words) {
    const vertical = lists.verticals.get(entry.vertical)!;
    const at = time.ago(404, 402);
    const template = draft('integrationTemplate', at, by, {
      title: entry.title,
      platform: platforms.find((platform) => valueOf(platform, 'title') === entry.platform),
      vertical,
      description: entry.description ?? null,
      integrationMethodsRestrictions: entry.methods,
      ...settingsOf(entry, `${inLatin(entry.platform, '-')}.example`),
      status: 'active',
    });
    const row = (entity: string, place: number, values: Record<string, unknown>): Draft =>
      draft(entity, at, by, { integrationTemplate: template, ...values, position: place + 1 });
    parameters.push(
      ...entry.parameters.map(([title, key, placement, kind], place) =>
        row('integrationTemplateParameter', place, {
          title,
          key,
          type: 'text',
          placement,
          prefix: key === 'Authorization' ? 'Bearer' : null,
          required: kind !== 'optional',
          secret: kind === 'secret',
        }),
      ),
    );
    mappings.push(
      ...Object.entries(entry.goals).map(([key, theirs], place) =>
        row('integrationTemplateGoalMapping', place, {
          theirs,
          goal: lists.goals.get(entry.vertical)!.find((goal) => valueOf(goal, 'key') === key),
        }),
      ),
      ...gradeWords(entry, vertical, lists).map((values, place) =>
        row('integrationTemplateStatusMapping', place, values),
      ),
    );
    if (entry.retired)
      template.steps.push({ at: time.ago(80, 30), by, action: 'status', values: { status: 'inactive' } });
    templates.set(entry, template);
  }
  return { templates, parameters, mappings };
};

const gradeWords = ({ grades, ignored = [] }: Words, vertical: Draft, { leadGrades }: Lists) => [
  ...Object.entries(grades).flatMap(([title, theirs]) =>
    theirs.map((word) => ({
      theirs: word,
      leadGrade: leadGrades.find(
        (grade) => valueOf(grade, 'vertical') === vertical && valueOf(grade, 'title') === title,
      ),
    })),
  ),
  ...ignored.map((theirs) => ({ theirs, leadGrade: null })),
];

/**
 * Returns an integration for each advertiser whose platform has a template for their vertical: some lack the required
 * keys, some have their own words, and those of blocked advertisers are inactive.
 */
export const integrationsOf = (random: Random, time: Time, { advertisers, offers, templates, lists }: World): Draft[] =>
  advertisers.flatMap((advertiser, n) => {
    const vertical = valueOf(advertiser, 'vertical') as Draft;
    const platforms = valueOf(advertiser, 'platforms') as Draft[];
    const found = [...templates.templates].find(
      ([entry, template]) =>
        !entry.retired &&
        valueOf(template, 'vertical') === vertical &&
        platforms.includes(valueOf(template, 'platform') as Draft),
    );
    if (!found) return [];
    const [entry, template] = found;
    const { by } = advertiser.steps[0]!;
    const has = (method: Words['methods'][number]): boolean => entry.methods.includes(method);
    const isBlocked = valueOf(advertiser, 'status') === 'blocked';
    const isPaused = n % 9 === 4;
    const integration = draft('integration', time.after(createdAt(advertiser), 20), by, {
      title: `${String(valueOf(advertiser, 'title'))}, ${String(valueOf(vertical, 'title')).toLowerCase()}`,
      advertiser,
      template,
      vertical,
      offers: offers.filter((offer) => (valueOf(offer, 'advertisers') as Draft[]).includes(advertiser)),
      outApiEnabled: has('outApi'),
      redirectEnabled: has('redirect'),
      apiSyncEnabled: has('apiSync'),
      postbackEnabled: has('postback'),
      apiSyncStatus: !has('apiSync') || isBlocked ? 'off' : isPaused ? 'paused' : 'on',
      apiSyncPauseReason:
        has('apiSync') && !isBlocked && isPaused
          ? { en: 'HTTP 401 (8 times in a row)', ru: 'HTTP 401 (неудач подряд: 8)' }
          : null,
      postbackSecret: n % 3 === 0 ? random.letters(24) : null,
      status: 'active',
    });
    if (isBlocked)
      integration.steps.push({ ...advertiser.steps.at(-1)!, action: 'status', values: { status: 'inactive' } });
    const at = createdAt(integration);
    const row = (entity: string, place: number, values: Record<string, unknown>): Draft =>
      draft(entity, at, by, { integration, ...values, position: place + 1 });
    const asked = templates.parameters.filter((one) => valueOf(one, 'integrationTemplate') === template);
    // One is still being set up: its advertiser has not sent the keys.
    const parameters = n % 13 === 7 ? [] : asked;
    return [
      integration,
      ...parameters.map((parameter, place) =>
        row('integrationParameter', place, {
          parameter,
          ...(valueOf(parameter, 'secret')
            ? { secretValue: random.letters(32) }
            : { value: String(random.whole(1000, 9999)) }),
        }),
      ),
      ...(n % 6 === 0
        ? gradeWords(entry, vertical, lists).map(({ theirs, leadGrade }, place) =>
            row('integrationStatusMapping', place, { theirs: theirs.toUpperCase(), leadGrade }),
          )
        : []),
    ];
  });

/** Returns one integration that also fetches its advertiser's customers, every day. */
export const customerSyncsOf = (time: Time, integrations: readonly Draft[]): Draft[] => {
  const hasKeys = (integration: Draft): boolean =>
    integrations.some((one) => one.entity === 'integrationParameter' && valueOf(one, 'integration') === integration);
  const asked = integrations.find(
    (one) => one.entity === 'integration' && valueOf(one, 'apiSyncStatus') === 'on' && hasKeys(one),
  );
  if (!asked) return [];
  const { by } = asked.steps[0]!;
  const template = valueOf(asked, 'template') as Draft;
  const { url } = valueOf(template, 'outApi') as { url: string };
  const request = {
    method: 'GET',
    url: `${url}/customers?from={from}&to={to}&page={page}&page_size={page_size}`,
    headers: [],
    bodyFormat: 'none',
    body: null,
    timeout: 30,
    interval: 1800,
    days: 7,
    pageSize: 100,
    itemsPath: 'data.customers',
    customerIdPath: 'player',
    clickIdPath: null,
    leadIdPath: 'lead_id',
    datePath: 'day',
    depositsPath: 'deposits',
    depositPath: 'deposited',
    turnoverPath: 'turnover',
    ngrPath: 'ngr',
    currencyPath: 'currency',
  };
  return [
    draft('customerSync', time.after(createdAt(asked), 20), by, {
      title: 'Deposits by day',
      integration: asked,
      advertiser: valueOf(asked, 'advertiser'),
      request,
      schedule: null,
      state: 'on',
      status: 'active',
    }),
  ];
};
