import { join } from 'node:path';
import type { Entity } from '../openapi/define.ts';
import { createCurrentState } from './channel/current.ts';
import { createChannel } from './channel/handlers.ts';
import { createNewsSource } from './channel/events.ts';
import { createWatched } from './channel/watching.ts';
import { createAuthenticate } from './access/authenticate.ts';
import type { Caller } from './access/caller.ts';
import { createCallers } from './access/callers.ts';
import { demoCustomers } from './demo/sign-ins.ts';
import { createDomainChecks } from './jobs/domain-checks.ts';
import { createDomainCheck } from './outbound/domain-check.ts';
import { resolveTexts } from './outbound/domain-proof.ts';
import { createReachOf, type ProbeSettings } from './outbound/domain-reach.ts';
import { challengeUse, createHostChallenges } from './outbound/host-challenge.ts';
import { createInspector } from './outbound/inspecting.ts';
import type { Reach } from './outbound/connecting.ts';
import { entityHooks } from './hooks/entity-hooks.ts';
import { collectionFields } from './collections/handlers.ts';
import { modelOf } from './collections/model.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/connection.ts';
import { builtAt } from './http/admin.ts';
import { bodyOf, callsOf, type Contract } from './http/contract.ts';
import { createExportFiles } from './exports/files.ts';
import { createPostgresReader } from './events/postgres-reader.ts';
import { createEventWriter } from './events/writer.ts';
import { createFakeAdvertiser } from './integrations/fake-advertiser/server.ts';
import { createScheduledChanges } from './jobs/scheduled/due.ts';
import { createOwnJobs } from './jobs/own-jobs.ts';
import { createJobRequests } from './jobs/requests.ts';
import { idleQueue } from './jobs/queue.ts';
import { createJobRunner } from './jobs/runner.ts';
import { createRateSources } from './jobs/rate-source.ts';
import { createOwnExports } from './jobs/exports/own-exports.ts';
import { createExportRunner } from './jobs/exports/runner.ts';
import { type ExportSource, listSources, statisticsSource } from './jobs/exports/sources.ts';
import { createBackgroundTasks } from './jobs/background-tasks.ts';
import { createAddresses } from './mail/addresses.ts';
import { createMailer } from './mail/mailer.ts';
import { createMailDelivery } from './mail/delivery.ts';
import { createEmailSender } from './mail/sender.ts';
import { createTelegramLinking } from './notifications/delivery/linking.ts';
import { createNoticeDelivery } from './notifications/delivery/worker.ts';
import { createInbox } from './notifications/inbox.ts';
import { createNotices } from './notifications/direct-notices.ts';
import { createNoticeFanOut } from './notifications/fan-out.ts';
import { createOutbound } from './outbound/client.ts';
import { fakeHost, fakeTrackerHost } from './outbound/own-hosts.ts';
import { createInvite } from './session/invitations.ts';
import { createAnswerTokens } from './session/answer.ts';
import { createThrottles, limitAttempts } from './session/attempt-limits.ts';
import { createTokens } from './access/tokens.ts';
import { createSecrets } from './session/two-factor/secrets.ts';
import { keyFor, recordSealing } from './secrets/cipher.ts';
import { createStatistics } from './statistics/statistics.ts';
import { openCountries } from './traffic/countries.ts';
import { createAcceptedLeads } from './traffic/conversions/accepted-leads.ts';
import { createHoldQueue } from './traffic/leads/hold-queue.ts';
import { createPushes } from './traffic/leads/pushes.ts';
import { bodyChecker } from './http/body.ts';
import { createCustomerImport } from './traffic/customers/import.ts';
import { createLeadImport } from './traffic/leads/import/import.ts';
import { createResends } from './traffic/leads/resend.ts';
import { createClickStaff } from './traffic/clicks/validity.ts';
import { createLeadStaffHandlers } from './traffic/leads/staff.ts';
import { createSenders } from './traffic/leads/senders.ts';
import { createCertifiableHosts } from './tenant/certifiable-hosts.ts';
import { defaultDomain } from './tenant/domains.ts';
import { createNetworks } from './traffic/networks.ts';
import { createSender } from './traffic/affiliate-postbacks/sender.ts';
import { createSnapshots } from './traffic/snapshot/snapshots.ts';
import { customerSync } from './traffic/sync/customers.ts';
import { statusSync } from './traffic/sync/statuses.ts';
import { createSynchronizer } from './traffic/sync/synchronizer.ts';
import { createStorage } from './uploads/storage.ts';

/** What a process is made of. */
export interface ServiceParts {
  configuration: Pick<
    Configuration,
    | 'roles'
    | 'secret'
    | 'dataFolder'
    | 'apiDomains'
    | 'url'
    | 'smtpUrl'
    | 'mailFrom'
    | 'trustedProxies'
    | 'outboundAllow'
    | 'pushBudget'
    | 'demo'
    | 'countryDatabase'
    | 'localCountry'
  > &
    Partial<Pick<Configuration, 'statistics'>>;
  database: Database;
  entities: Readonly<Record<string, Entity>>;
  contract: Contract;
  /** DNS servers for checking domain proofs; defaults to those of the machine. */
  dnsServers?: readonly string[];
  /** How hosts of domains are reached; defaults to how any other is, at the usual ports. */
  domainReach?: Partial<Pick<Reach, 'resolve' | 'authorities'> & ProbeSettings>;
  /** Folder of the built admin. */
  adminFolder: string;
}

/** Where services report what happened. */
export interface ServiceLog {
  /** @param what names the work that failed */
  report(what: string, error: unknown): void;
  /** Receives the texts of emails while there is no mail server to send them through. */
  logMail(mail: { to: string; text: string }): void;
}

/** Everything that calls, links and background work share, created once per process. Nothing is started yet. */
export const createServices = async (parts: ServiceParts, { report, logMail }: ServiceLog) => {
  const { configuration, database, entities, contract, dnsServers, domainReach, adminFolder } = parts;
  const tokens = createTokens(configuration.secret);
  const throttles = createThrottles(database.throttleStore);
  const secrets = createSecrets(configuration.secret);
  const callers = createCallers(database);
  const storage = createStorage(configuration.dataFolder);
  const backgroundTasks = createBackgroundTasks(report);
  const sealing = recordSealing(configuration.secret);
  const mailer = createMailer(configuration, logMail);
  const emails = createEmailSender(sealing);
  const addresses = createAddresses(configuration.url);
  const mailDelivery = createMailDelivery({
    database,
    sealing,
    mailer,
    report: (error) => report('sending a mail', error),
  });
  const notices = createNotices({ emails, addresses });
  const fake = configuration.demo ? createFakeAdvertiser() : undefined;
  const reach: Reach = {
    allow: configuration.outboundAllow,
    own: new Map(fake ? [fakeHost, fakeTrackerHost].map((host) => [host, () => fake.port()]) : []),
  };
  const outbound = createOutbound(reach);
  const challenges = createHostChallenges(keyFor(configuration.secret, challengeUse));
  const checkDomain = createDomainCheck({
    resolve: resolveTexts(dnsServers),
    reachOf: createReachOf({ inspect: createInspector({ ...reach, ...domainReach }), challenges }, domainReach),
  });
  const model = modelOf(
    entities,
    entityHooks({
      apiDomains: configuration.apiDomains,
      url: configuration.url,
      callers,
      storage,
      notices,
      invite: createInvite({ emails, addresses }),
    }),
    sealing,
  );
  const inbox = createInbox({ database, model });
  const spreading = createNoticeFanOut({ database, model, report: (error) => report('telling people', error) });
  const noticeDelivery = createNoticeDelivery({
    database,
    model,
    sealing,
    outbound,
    emails,
    addresses,
    report: (error) => report('sending a notification', error),
  });
  const telegramLinking = createTelegramLinking({
    database,
    sealing,
    outbound,
    report: (error) => report('asking Telegram', error),
  });
  const frontendBuiltAt = builtAt(adminFolder);
  const answerTokens = createAnswerTokens(tokens, frontendBuiltAt);
  const authenticate = createAuthenticate(tokens, callers);
  const senderOf = createSenders(database, authenticate);
  const tenantAt = createNetworks(database, 'track');
  const thanksAt = createNetworks(database, 'landing');
  const calls = callsOf(contract);
  const countryOf = await openCountries(configuration.countryDatabase, configuration.localCountry);
  const writer = createEventWriter(database, model);
  const snapshots = createSnapshots(database);
  const pushes = createPushes({
    database,
    sealing,
    outbound,
    addressOf: (tenantId, path) =>
      database.tenant(tenantId).read(async (db) => {
        const host = await defaultDomain(db, 'landing');
        return host ? `https://${host}${path}` : addresses.of(db, path);
      }),
    budget: configuration.pushBudget,
    tell: notices.tellOfIntegration,
    report: (error) => report('sending a lead', error),
  });
  const reader = createPostgresReader(database, model);
  const sender = createSender({
    database,
    model,
    outbound,
    tell: notices.tellOfPostback,
    report: (error) => report('sending a postback', error),
  });
  const asking = { database, tell: notices.tellOfSynchronization };
  const synchronizer = createSynchronizer(statusSync({ sealing, outbound, writer, snapshots }), {
    ...asking,
    report: (error) => report('asking for statuses', error),
  });
  const customerSynchronizer = createSynchronizer(customerSync({ sealing, outbound, writer, model }), {
    ...asking,
    report: (error) => report('asking for customers', error),
  });
  const domainChecks = createDomainChecks(
    { database, check: checkDomain, madeUp: demoCustomers, tell: notices.tellOfDomain },
    (error) => report('checking domains', error),
  );
  const mayRead = ({ tenantId, userId }: Caller, address: string) =>
    limitAttempts(throttles.rateSource, tenantId, String(userId), address);
  const rateSources = createRateSources({ database, outbound, mayRead }, (error) =>
    report('reading exchange rates', error),
  );
  const resends = createResends({ database, snapshots, pushes, pushBudget: configuration.pushBudget });
  const holdQueue = createHoldQueue({
    database,
    snapshots,
    resends,
    report: (error) => report('sending held leads on', error),
  });
  const acceptedLeads = createAcceptedLeads({
    database,
    snapshots,
    report: (error) => report('paying an accepted lead', error),
  });
  const leadStaff = createLeadStaffHandlers({ database, model, resends });
  const leadImport = createLeadImport({
    database,
    model,
    snapshots,
    countryOf,
    pushes,
    pushBudget: configuration.pushBudget,
    check: bodyChecker(bodyOf(calls, 'sendLead')),
  });
  const customerImport = createCustomerImport({ database, model, writer });
  const clickStaff = createClickStaff({ database, model });
  const each = { ...clickStaff.each, ...leadStaff.each, ...leadImport.each, ...customerImport.each };
  const jobRequests = createJobRequests({ model, calls, fields: collectionFields(model), each });
  const jobRunner = createJobRunner({
    database,
    model,
    each,
    requests: jobRequests,
    report: (error) => report('a job', error),
  });
  const scheduledChanges = createScheduledChanges({
    database,
    model,
    report: (error) => report('a scheduled change', error),
  });
  const statistics = createStatistics({
    configuration,
    database,
    report: (error) => report('statistics', error),
  });
  const doesJobs = configuration.roles.has('jobs');
  const ownJobs = createOwnJobs({ database, model, runner: doesJobs ? jobRunner : idleQueue });
  const exportFiles = createExportFiles(join(configuration.dataFolder, 'exports'));
  const exportSources = new Map(
    [...listSources(model, calls), statisticsSource({ database, model, statistics, calls })].map(
      (source): [string, ExportSource] => [source.key, source],
    ),
  );
  const exportRunner = createExportRunner({
    database,
    files: exportFiles,
    sources: exportSources,
    report: (error) => report('an export', error),
  });
  const ownExports = createOwnExports({
    database,
    sources: exportSources,
    queue: doesJobs ? exportRunner : idleQueue,
  });

  const news = createNewsSource(database);
  const channel = createChannel({
    news,
    current: createCurrentState({
      database,
      jobs: ownJobs,
      exports: ownExports,
      bell: inbox.state,
      watched: createWatched(model),
    }),
    authenticate,
    report: (error) => report('telling events', error),
  });

  return {
    checkDomain,
    configuration,
    database,
    entities,
    contract,
    tokens,
    throttles,
    secrets,
    callers,
    storage,
    backgroundTasks,
    mailer,
    emails,
    addresses,
    mailDelivery,
    notices,
    inbox,
    spreading,
    noticeDelivery,
    telegramLinking,
    sealing,
    fake,
    outbound,
    challenges,
    isCertifiable: createCertifiableHosts(database),
    model,
    frontendBuiltAt,
    answerTokens,
    authenticate,
    senderOf,
    tenantAt,
    thanksAt,
    calls,
    countryOf,
    writer,
    snapshots,
    pushes,
    reader,
    sender,
    synchronizer,
    customerSynchronizer,
    domainChecks,
    rateSources,
    resends,
    holdQueue,
    acceptedLeads,
    clickStaff,
    leadStaff,
    leadImport,
    customerImport,
    each,
    jobRequests,
    jobRunner,
    scheduledChanges,
    ownJobs,
    statistics,
    exportFiles,
    exportSources,
    exportRunner,
    ownExports,
    news,
    channel,
  };
};

export type Services = Awaited<ReturnType<typeof createServices>>;
