import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';
import type { Entity } from '../../openapi/define.ts';
import { sample } from '../../openapi/kinds.ts';
import { patience } from '../patience.ts';
import type { Values } from './answer.ts';
import type { Exchange } from './caller.ts';
import { type Deed, deedOf } from './contract.ts';
import { exportIsOver } from './exporting.ts';
import { type Network, password, type Person } from './network.ts';
import { uploaded, uploadedPicture } from './pictures.ts';
import {
  acceptedAttempt,
  changeToSchedule,
  corrected,
  customersToImport,
  fileToReconcile,
  invoiceItem,
  lead,
  leadsToImport,
  leadToEnter,
  leadToSend,
  simulation,
  requested,
  withdrawal,
} from './traffic.ts';

/** A status that people may give to a record that has this one. */
export const nextStatus = ({ status }: Entity, from = status?.initial): string | undefined =>
  status?.byPeople.find((to) => to !== from && (status.transitions?.[from ?? '']?.includes(to) ?? true));

/** What is sent with a change of a record's status. */
export const statusItem = (entity: Entity, id: number, to: string | undefined): Values => ({
  id,
  status: to,
  ...(entity.status?.reason.includes(to ?? '') && { reason: 'Asked to pause' }),
  ...Object.fromEntries(Object.entries(entity.status?.fields ?? {}).map(([name, field]) => [name, sample(field)])),
});

/** The first field that an edit may change, as a person would: not a password. */
export const firstEditable = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(([, field]) => !field.readOnly && !field.createOnly && !field.writeOnly)?.[0];

/** Waits until a person has none in progress, as they may have three. */
const exportsAreOver = async ({ call }: Person): Promise<Exchange> => {
  const isOver = async () => (await call('listExports')).ok().items.every((one) => one['endedAt'] !== null);
  await vi.waitUntil(isOver, { timeout: patience.wait });
  return {};
};

/** A finished export; returns its ID. */
const endedExport = async (person: Person): Promise<number> => {
  await exportsAreOver(person);
  const { id } = (await person.call('exportOffers')).ok().data;
  await exportIsOver(person.call, id);
  return id;
};

/** A valid call of an entity's operation. */
const ofEntity = async ({ key, entity, call }: Deed, person: Person): Promise<Exchange> => {
  const { make } = person;
  switch (call) {
    case 'list':
      return {};
    case 'export':
      return exportsAreOver(person);
    case 'create':
      return { items: [await make.item(key, 'all')] };
  }
  const { id, version } = await make(key);
  switch (call) {
    case 'read':
    case 'history':
      return { params: { id } };
    case 'edit':
    case 'editOne': {
      const name = firstEditable(entity);
      const items = [{ id, version, ...(name && { [name]: await make.value(key, name) }) }];
      return { items, ...(call === 'editOne' && { params: { id } }) };
    }
    case 'status':
      return { items: [statusItem(entity, id, nextStatus(entity))] };
    case 'clone':
    case 'delete':
      return { items: [{ id }] };
    default: {
      const part = entity.sections[call]?.filter((name) => !entity.fields[name]?.readOnly);
      if (part) {
        const values = part.map(async (name) => [name, await make.value(key, name)] as const);
        return { params: { id }, body: { data: { version, ...Object.fromEntries(await Promise.all(values)) } } };
      }
      const { edits = [], fields: own = {} } = entity.actions[call] ?? {};
      const edited = Object.entries(entity.fields).filter(([name]) => edits.includes(name));
      const fields = [...Object.entries(own), ...edited];
      return { items: [{ id, ...Object.fromEntries(fields.map(([name, field]) => [name, sample(field)])) }] };
    }
  }
};

const proof = { currentPassword: password };

/** Makes sure that someone's account requires no code. */
const withoutTwoFactor = async ({ call }: Person): Promise<void> => {
  const { enabled } = (await call('readTwoFactor')).ok().data;
  if (enabled) (await call('endTwoFactor', { body: proof })).ok();
};

/** A code that turns on two-factor authentication for someone. */
const codeFor = async (person: Person): Promise<string> => {
  await withoutTwoFactor(person);
  const { secret } = (await person.call('beginTwoFactor', { body: proof })).ok().data;
  return new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate();
};

const withTwoFactor = async (person: Person): Promise<Exchange> => {
  (await person.call('confirmTwoFactor', { body: { code: await codeFor(person) } })).ok();
  return { body: proof };
};

const signedIn = async ({ anonymous }: Network, person: Person): Promise<Values> => {
  await withoutTwoFactor(person);
  return (await anonymous('login', { body: { email: person.email, password } })).ok().data;
};

let newcomers = 0;

const jobIsOver = async (call: Person['call'], id: number): Promise<void> => {
  const endedAt = async () => (await call('readJob', { params: { id } })).ok().data['endedAt'];
  await vi.waitUntil(async () => (await endedAt()) !== null, { timeout: patience.wait });
};

/** Starts a job and waits until it is over; returns its ID. */
export const endJob = async ({ call }: Person, body: object): Promise<number> => {
  const { data } = (await call('createJob', { body })).ok();
  const id = Number(data['id']);
  await jobIsOver(call, id);
  return id;
};

/** A finished job that gave a status to a tag, and to the others if there are any. */
const endedJob = async (person: Person, status: string, others: readonly number[] = []): Promise<number> => {
  const ids = [(await person.make('tag')).id, ...others];
  return endJob(person, { collection: 'user/tags', call: 'status', ids, values: { status } });
};

/** A finished import. */
const endedImport = async ({ call, make }: Person): Promise<number> => {
  const { data } = (await call('importOfLeads', await leadsToImport(call, make))).ok();
  const id = Number(data['id']);
  await jobIsOver(call, id);
  return id;
};

const endedCustomerImport = async ({ call, make }: Person): Promise<number> => {
  const { data } = (await call('importOfCustomers', await customersToImport(make))).ok();
  const id = Number(data['id']);
  await jobIsOver(call, id);
  return id;
};

/** Query parameters that match the conversions on an invoice. */
const found = ({ conversions: _, corrections: __, withdrawalMethod: ___, ...asked }: Values): Exchange => ({
  body: asked,
});

const creativeWithFile = async ({ make, call }: Person) =>
  (await call('attachCreativeFile', { params: { id: (await make('creative')).id }, payload: uploaded() })).ok().data;

/** What staff may do to an existing lead, by the calls for one and for several. */
const leadActs = Object.fromEntries(
  Object.entries({
    edit: { firstName: 'Anna' },
    resend: {},
    trash: {},
    grade: { grade: null },
    settle: { accepted: true },
  })
    .map(([name, item]) => {
      const several = async (_: Network, { call, make }: Person) => ({
        items: [{ id: (await lead(call, make)).id, ...item }],
      });
      const one = async (_: Network, { call, make }: Person) => ({
        params: { id: (await lead(call, make)).id },
        items: [item],
      });
      return [name, several, one] as const;
    })
    .flatMap(([name, several, one]) => [
      [`${name}OfLeads`, several],
      [`${name}OfLead`, one],
    ]),
);

/** Valid calls that follow from no definition, or need more than it says. */
const written: Readonly<Record<string, (network: Network, person: Person) => Promise<Exchange> | Exchange>> = {
  login: async (_, person) => {
    await withoutTwoFactor(person);
    return { body: { email: person.email, password } };
  },
  signUp: () => ({ body: { email: `newcomer${++newcomers}@example.com`, password, firstName: 'Nora' } }),
  checkEmail: (_, { email }) => ({ body: { email } }),
  recoverPassword: (_, { email }) => ({ body: { email } }),
  setNewPassword: async ({ recoveryToken }, { make }) => ({
    body: { token: await recoveryToken((await make('user')).id), password },
  }),
  listOwnSessions: () => ({}),
  endOwnSessions: async (network, person) => {
    await signedIn(network, person);
    const { items } = (await person.call('listOwnSessions')).ok();
    const other = items.find((session) => session['current'] === false);
    return { items: [{ id: other?.id }] };
  },
  endOtherSessions: () => ({}),
  listNotificationDeliveries: () => ({}),
  // Only a rule for a webhook depends on its author.
  takeOverOfNotifications: async (_, { call, make }) => {
    const { id: notificationChannelIntegration } = await make('notificationChannelIntegration');
    const rule = { description: 'Taken over', groupSlug: 'tasks', channel: 'webhook', notificationChannelIntegration };
    return { items: [{ id: (await call('createNotifications', { items: [rule] })).ok().first.id }] };
  },
  // A webhook that nobody answers: the call itself succeeds.
  testNotificationChannel: async (_, { make }) => ({
    body: { notificationChannelIntegrationId: (await make('notificationChannelIntegration')).id },
  }),
  listOwnTelegram: () => ({}),
  unlinkTelegram: () => ({}),
  listOwnNotices: (_, { id }) => ({ params: { id } }),
  markOwnNotices: (_, { id }) => ({ params: { id }, body: { upTo: 1 } }),
  listOwnNotifications: () => ({}),
  editOwnNotifications: () => ({ items: [{ kind: 'new_sign_in', email: false }] }),
  readTwoFactor: () => ({}),
  beginTwoFactor: async (_, person) => {
    await withoutTwoFactor(person);
    return { body: proof };
  },
  confirmTwoFactor: async (_, person) => ({ body: { code: await codeFor(person) } }),
  renewRecoveryCodes: (_, person) => withTwoFactor(person),
  endTwoFactor: (_, person) => withTwoFactor(person),
  refresh: async (network, person) => ({ body: { refreshToken: (await signedIn(network, person))['refreshToken'] } }),
  logout: async (network, person) => ({ body: { refreshToken: (await signedIn(network, person))['refreshToken'] } }),
  impersonate: async (network, person) => {
    const { token, refreshToken } = await signedIn(network, person);
    const body = { refreshToken, impersonateAs: network.affiliate.id };
    return { body, headers: { authorization: `Bearer ${String(token)}` } };
  },
  readApiSettings: () => ({}),
  explainPermissions: (_, { id }) => ({ params: { id } }),
  readMe: () => ({}),
  editMe: () => ({ items: [{ lastName: 'Berzina', timezone: 'Europe/Riga' }] }),
  uploadImage: () => ({ query: { scope: 'offer' }, payload: uploaded() }),
  readPublicImage: async (_, { call }) => ({
    params: { secureId: String((await uploadedPicture(call, 'offer'))['secureId']) },
  }),
  attachCreativeFile: async (_, { make }) => ({ params: { id: (await make('creative')).id }, payload: uploaded() }),
  importOfCustomers: (_, { make }) => customersToImport(make),
  previewImportOfCustomers: (_, { make }) => customersToImport(make),
  listCustomerImportFailures: async (_, person) => ({ params: { id: await endedCustomerImport(person) } }),
  enterLead: (_, { call, make }) => leadToEnter(call, make),
  importOfLeads: (_, { call, make }) => leadsToImport(call, make),
  previewImportOfLeads: (_, { call, make }) => leadsToImport(call, make),
  listImportFailures: async (_, person) => ({ params: { id: await endedImport(person) } }),
  downloadCreativeFile: async (_, person) => ({ params: { id: (await creativeWithFile(person)).id } }),
  readCreativePreview: async (_, person) => ({
    params: {
      key: String((await creativeWithFile(person))['previewUrl']).replace(/.*\//, ''),
    },
  }),
  listExports: () => ({}),
  readExport: async (_, person) => ({ params: { id: await endedExport(person) } }),
  readExportFile: async (_, person) => ({ params: { id: await endedExport(person) } }),
  cancelExport: async (_, person) => ({ params: { id: await endedExport(person) } }),
  repeatExport: async (_, person) => ({ params: { id: await endedExport(person) } }),
  deleteExports: async (_, person) => ({ items: [{ id: await endedExport(person) }] }),
  readEvents: () => ({}),
  watchRecord: async (_, { make }) => ({ body: { entity: 'tag', id: (await make('tag')).id } }),
  listJobs: () => ({}),
  createJob: async (_, { make }) => ({
    body: { collection: 'user/tags', call: 'delete', ids: [(await make('tag')).id] },
  }),
  previewJob: () => ({ body: { collection: 'stat/conversions', call: 'approve', query: '' } }),
  readJob: async (_, person) => ({ params: { id: await endedJob(person, 'active') } }),
  listJobFailures: async (_, person) => ({ params: { id: await endedJob(person, 'active') } }),
  cancelJob: async (_, person) => ({ params: { id: await endedJob(person, 'active') } }),
  undoJob: async (_, person) => ({ params: { id: await endedJob(person, 'inactive') } }),
  retryJob: async (_, person) => ({ params: { id: await endedJob(person, 'inactive', [2_000_000_000]) } }),
  undoClones: async (_, { call, make }) => {
    const { id } = (await call('cloneOffers', { items: [{ id: (await make('offer')).id }] })).ok().first;
    return { body: { collection: 'user/offers', ids: [id] } };
  },
  countRelated: async (_, { make }) => ({ query: { entity: 'offer', id: (await make('offer')).id } }),
  listTitles: async (_, { make }) => ({
    query: { entity: 'campaign', field: 'offer', id: (await make('campaign')).id },
  }),
  readAsOf: async (_, { make }) => ({
    query: { entity: 'campaign', id: (await make('campaign')).id, at: 2_000_000_000 },
  }),
  listApplicablePaymentRules: async ({ affiliate }, { make }) => ({
    query: { offer: (await make('offer')).id, affiliate: affiliate.id },
  }),
  judgeOfClicks: async (_, { make }) => ({
    items: [{ id: (await make('click')).id, clickStatus: 2, reason: 'fraud' }],
  }),
  readClickDecision: async (_, { make }) => ({ params: { id: (await make('click')).id } }),
  readLeadDecision: async (_, { make }) => ({ params: { id: (await make('lead')).id } }),
  showLeadContacts: async (_, { make }) => ({ params: { id: (await make('lead')).id } }),
  readBackgroundWork: () => ({}),
  listMails: () => ({}),
  listQueueStops: () => ({}),
  retryMails: () => ({ body: { ids: [1] } }),
  cancelMails: () => ({ body: { ids: [1] } }),
  retryBackgroundWork: () => ({ body: { queue: 'mails' } }),
  stopQueue: () => ({ body: { queue: 'notices' } }),
  startQueue: () => ({ body: { queue: 'notices' } }),
  reportPerson: () => ({ body: { phone: '+37121000001' } }),
  forgetPerson: () => ({ body: { phone: '+37121000001' } }),
  sendLead: (_, { call, make }) => leadToSend(call, make),
  listSentLeads: () => ({}),
  listOpenOffers: () => ({}),
  listOpenLanders: () => ({}),
  readOfferPlan: async (_, { make }) => ({ params: { id: (await make('offer')).id } }),
  readOfferAvailability: async (_, { make }) => ({ params: { id: (await make('offer')).id } }),
  overviewCaps: async (_, { make }) => ({ query: { offer: Number((await make('cap'))['offer']) } }),
  simulate: (_, { call, make }) => simulation(call, make),
  replay: async (_, { make }) => {
    const { id, version, offer } = await make('cap');
    const items = [{ id, version, value: '7' }];
    return { body: { offer: Number(offer), days: 1, collection: 'user/caps', call: 'edit', items } };
  },
  ...leadActs,
  previewResendOfLead: async (_, { call, make }) => ({ params: { id: (await lead(call, make)).id }, body: {} }),
  testIntegration: async (_, { make }) => ({
    params: { id: (await make('integration')).id },
    body: { lead: {}, to: 'nobody' },
  }),
  testPostback: async (_, { make }) => ({
    params: { id: (await make('postback')).id },
    body: { event: 'conversion_approved', send: false },
  }),
  // Nothing ever exists there.
  checkLanding: async (_, { make }) => ({
    params: { id: (await make('landing', { targetUrl: 'https://page.invalid' })).id },
  }),
  countSentPostbacks: () => ({ query: { createdAtFrom: 1_795_392_000, createdAtTo: 1_795_996_799 } }),
  replayPostback: async (_, { make }) => ({ params: { id: (await make('postbackLog')).id }, body: { isTrial: true } }),
  sendPostbacksAgain: () => ({ body: { filter: { result: ['failed'] } } }),
  sendPostbackOfConversions: async (_, { make }) => ({ body: { items: [{ id: (await make('conversion')).id }] } }),
  // One that synchronises.
  synchronizeOfIntegrations: async (_, { call, make }) => {
    const { id: platform } = await make('platform', { apiSyncEnabled: true });
    const restrictions = { platform, integrationMethodsRestrictions: ['apiSync'] };
    const { id: template } = await make('integrationTemplate', restrictions);
    const { id } = await make('integration', { template, apiSyncEnabled: true });
    (await call('synchronizationOfIntegrations', { items: [{ id, synchronise: 'on' }] })).ok();
    return { items: [{ id }] };
  },
  // Nobody is ever there.
  testCustomerSync: async (_, { make }) => {
    const customerIdPath = 'player';
    const often = { timeout: 5, interval: 600, days: 7, pageSize: 100 };
    const request = {
      method: 'GET',
      url: 'https://crm.invalid/customers',
      bodyFormat: 'none',
      customerIdPath,
      ...often,
    };
    return { params: { id: (await make('customerSync', { request })).id } };
  },
  runOfCustomerSyncs: async (_, { call, make }) => {
    const { id, integration } = await make('customerSync');
    (await call('changeStatusOfIntegrations', { items: [{ id: integration, status: 'active' }] })).ok();
    return { items: [{ id }] };
  },
  monitorIntegration: async (_, { make }) => ({ params: { id: (await make('integration')).id } }),
  listShippedTemplates: () => ({}),
  exportIntegrationTemplate: async (_, { make }) => ({ params: { id: (await make('integrationTemplate')).id } }),
  createTemplateOfFile: async (_, { make }) => {
    const { id, platform, vertical, integrationMethodsRestrictions } = await make('integrationTemplate');
    const file = { format: 'sluice-integration-template/1', title: `File ${id}`, integrationMethodsRestrictions };
    return { body: { platform, vertical, file } };
  },
  listFakeAdvertiserRequests: () => ({}),
  readFakeAdvertiser: () => ({}),
  chooseFakeBehaviour: () => ({ body: { behaviour: null } }),
  reportAsFakeAdvertiser: async (_, { call, make }) => ({
    body: { lead: (await acceptedAttempt(call, make))['lead'], status: 'deposit' },
  }),
  readStatistics: () => ({ query: { groupBy: 'day,offer', metrics: 'clicks,profit', with: 'previous' } }),
  exportStatistics: async (_, person) => {
    await exportsAreOver(person);
    return { query: { groupBy: 'day,offer', metrics: 'clicks,profit', format: 'xlsx' } };
  },
  readFilterValues: () => ({ params: { filterSlug: 'country' } }),
  readDashboardFigures: () => ({ query: { widgetType: 'chart', metrics: 'clicks' } }),
  listStatisticsMetrics: () => ({}),
  readInsights: () => ({}),
  findAffiliateInvoiceConversions: async (_, { call, make }) => found(await invoiceItem('affiliate', call, make)),
  findAdvertiserInvoiceConversions: async (_, { call, make }) => found(await invoiceItem('advertiser', call, make)),
  readAffiliateInvoiceFile: async (_, { make }) => ({
    params: { id: (await make('affiliateInvoice')).id },
    query: { format: 'xlsx' },
  }),
  readAdvertiserInvoiceFile: async (_, { make }) => ({
    params: { id: (await make('advertiserInvoice')).id },
    query: { format: 'pdf' },
  }),
  readWithdrawable: ({ affiliate }) => ({ query: { affiliate: affiliate.id } }),
  readWithdrawalAccount: async (_, { make }) => ({ params: { id: (await make('withdrawalMethod')).id } }),
  showWithdrawalAccount: async (_, { make }) => ({ params: { id: (await make('withdrawalMethod')).id } }),
  createWithdrawal: (_, { call, make }) => withdrawal(call, make),
  takeBackOfAffiliateInvoices: async ({ affiliate }, { call, make }) => ({
    items: [{ id: (await requested(call, make, affiliate)).id }],
  }),
  readCapRecount: async (_, { make }) => ({ params: { id: (await make('cap')).id } }),
  previewReconciliation: (_, { call, make }) => fileToReconcile(call, make),
  createReconciliation: (_, { call, make }) => fileToReconcile(call, make),
  correctByReconciliation: async (_, { make }) => ({
    params: { id: (await make('reconciliation')).id },
    body: { amounts: true },
  }),
  undoReconciliation: async (_, { call, make }) => ({ params: { id: (await corrected(call, make)).id } }),
  readRateSource: async (_, { call }) => {
    // Nobody answers there, which the response says.
    (await call('editGeneralSettings', { items: [{ rateSourceUrl: 'http://127.0.0.1:1/' }] })).ok();
    return {};
  },
  scheduleChange: (_, { make }) => changeToSchedule(make),
  readFinance: () => ({ query: { months: 3 } }),
  search: () => ({ query: { query: 'offer' } }),
  readTaskSettings: () => ({}),
  readInformation: () => ({}),
  readOfferInformation: () => ({}),
  readIntegrationInformation: () => ({}),
  readVerticalInformation: () => ({}),
  readPostbackInformation: () => ({}),
  readCampaignInformation: () => ({}),
  readParameterBlock: () => ({ params: { name: 'landing' } }),
};

/** What affiliates can only do themselves: not even an administrator can do it for them. */
const inPerson = new Set(['takeBackOfAffiliateInvoices']);

/** Returns who can make the valid call of an operation. */
export const callerOf = (operation: string, { admin, affiliate }: Network): Person =>
  inPerson.has(operation) ? affiliate : admin;

/** A valid call of an operation; what it needs exists afterwards, created by `person`. */
export const requestFor = async (operation: string, network: Network, person: Person): Promise<Exchange> => {
  const request = written[operation];
  if (request) return request(network, person);
  const deed = deedOf(operation);
  if (!deed) throw new Error(`Say in tests/contract/requests.ts how ${operation} is called`);
  return ofEntity(deed, person);
};
