import { join } from 'node:path';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Entity } from '../openapi/define.ts';
import { createAuthenticate } from './access/authenticate.ts';
import { createCallers } from './access/callers.ts';
import { createExplanationHandlers } from './explanation/handlers.ts';
import { resolveTexts } from './hooks/domain-proof.ts';
import { entityHooks } from './hooks/entity-hooks.ts';
import { collectionFields, collectionHandlers } from './collections/handlers.ts';
import { modelOf } from './collections/model.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/connection.ts';
import { serveDocs } from './docs/docs.ts';
import { builtAt, serveAdmin } from './http/admin.ts';
import { callsOf, type Contract } from './http/contract.ts';
import { serveHealth } from './http/health.ts';
import { allowOrigins } from './http/origins.ts';
import { createServer } from './http/server.ts';
import { createExports } from './exports/exports.ts';
import { createEventHandlers } from './events/handlers.ts';
import { createPostgresReader } from './events/postgres-reader.ts';
import { createEventWriter } from './events/writer.ts';
import { createFakeAdvertiser } from './integrations/fake-advertiser/server.ts';
import { createIntegrationHandlers } from './integrations/handlers.ts';
import { createMonitorHandlers } from './integrations/monitor/figures.ts';
import { createJobHandlers } from './jobs/handlers.ts';
import { createPreviewHandlers } from './jobs/preview.ts';
import { createOwnJobs } from './jobs/own-jobs.ts';
import { createJobRequests } from './jobs/requests.ts';
import { createJobRunner } from './jobs/runner.ts';
import { createBackgroundTasks } from './jobs/background-tasks.ts';
import { createAddresses } from './mail/addresses.ts';
import { createMailer } from './mail/mailer.ts';
import { createEmailSender } from './mail/sender.ts';
import { createNotificationHandlers } from './notifications/handlers.ts';
import { createNotices } from './notifications/notices.ts';
import { createOutbound } from './outbound/client.ts';
import { fakeHost, fakeTrackerHost } from './outbound/own-hosts.ts';
import { createReferenceHandlers } from './reference/handlers.ts';
import { createPaymentRuleHandlers } from './payment/applicable.ts';
import { createRelatedHandlers } from './related/handlers.ts';
import { createSearchHandlers } from './search/handlers.ts';
import { createAnswerTokens } from './session/answer.ts';
import { createApiTokenHandlers } from './session/api-tokens.ts';
import { guardsOf } from './session/guards.ts';
import { createSessionHandlers } from './session/handlers.ts';
import { createImpersonationHandlers } from './session/impersonation.ts';
import { createOwnSessionHandlers } from './session/own-sessions.ts';
import { createProfileHandlers, profileFields } from './session/profile.ts';
import { createRecoveryHandlers } from './session/recovery.ts';
import { createSignUpHandlers, signUpFields } from './session/sign-up.ts';
import { createThrottles, mustNotBeTooMany } from './session/throttle.ts';
import { createTokens } from './access/tokens.ts';
import { createTwoFactorHandlers } from './session/two-factor/handlers.ts';
import { createSecrets } from './session/two-factor/secrets.ts';
import { recordSealing } from './secrets/sealing.ts';
import { createTenantHandlers } from './tenant/handlers.ts';
import { isNetworkHost } from './tenant/hosts.ts';
import { createCreativeHandlers, createCreativePreviewHandlers } from './creatives/handlers.ts';
import { serveClickLinks } from './traffic/clicks/links.ts';
import { createClickRecorder } from './traffic/clicks/record.ts';
import { openCountries } from './traffic/countries.ts';
import { createDecisionHandlers } from './traffic/decisions.ts';
import { createContactHandlers } from './traffic/leads/contacts.ts';
import { createPeopleHandlers } from './traffic/leads/people.ts';
import { createLeadHandlers } from './traffic/leads/handlers.ts';
import { createHoldQueue } from './traffic/leads/hold-queue.ts';
import { createPushes } from './traffic/leads/pushes.ts';
import { bodyChecker } from './http/body.ts';
import { createLeadImport } from './traffic/leads/import/import.ts';
import { createResends } from './traffic/leads/resend.ts';
import { createLeadStaffHandlers } from './traffic/leads/staff.ts';
import { createSentLeadHandlers } from './traffic/leads/sent-leads.ts';
import { createSenders } from './traffic/leads/senders.ts';
import { serveThanks } from './traffic/leads/thanks.ts';
import { createNetworks } from './traffic/networks.ts';
import { createOutboxHandlers } from './traffic/outbox/handlers.ts';
import { createSender } from './traffic/outbox/sender.ts';
import { createOpenOfferHandlers } from './traffic/open-offers.ts';
import { servePostbacks } from './traffic/postbacks/links.ts';
import { createCapOverviewHandlers } from './traffic/cap-overview.ts';
import { createPlanHandlers } from './traffic/plan.ts';
import { createReplayHandlers } from './traffic/replay/replay.ts';
import { createSimulateHandlers } from './traffic/simulate.ts';
import { createSnapshots } from './traffic/snapshot/snapshots.ts';
import { createSynchronizer } from './traffic/sync/synchronizer.ts';
import { createPublicImageHandlers, createUploadHandlers } from './uploads/handlers.ts';
import { createStorage } from './uploads/storage.ts';

/** Bytes of an answer from which compressing it takes less time than sending it whole. */
const worthCompressing = 32 * 1024;

export interface AppParts {
  configuration: Pick<
    Configuration,
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
  >;
  database: Database;
  entities: Readonly<Record<string, Entity>>;
  contract: Contract;
  /** Least severe lines of the log; `silent` for none. */
  logLevel: string;
  /** Whether each answer is held against the contract. */
  checkAnswers: boolean;
  /** Servers to ask for proofs of domains; those of the machine where absent. */
  dnsServers?: readonly string[];
  /** Folder of the built admin. */
  adminFolder: string;
}

/** Puts the product together: every capability from its parts, in one server that listens nowhere yet. */
export const createApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { configuration, database, entities, contract, adminFolder } = parts;
  const tokens = createTokens(configuration.secret);
  const throttles = createThrottles(database.throttleStore);
  const secrets = createSecrets(configuration.secret);
  const callers = createCallers(database);
  const storage = createStorage(configuration.dataFolder);
  const afterwards = createBackgroundTasks((what, err) => app.log.error({ err }, `Failed: ${what}`));
  const mailer = createMailer(configuration, (mail) => app.log.info(mail, 'mail'));
  const post = createEmailSender(database, mailer);
  const addresses = createAddresses(database, configuration.url);
  const notices = createNotices({ database, afterwards, post, addresses });
  const exports = createExports({ folder: join(configuration.dataFolder, 'exports') });
  const sealing = recordSealing(configuration.secret);
  const fake = configuration.demo ? createFakeAdvertiser() : undefined;
  const outbound = createOutbound({
    allow: configuration.outboundAllow,
    own: new Map(fake ? [fakeHost, fakeTrackerHost].map((host) => [host, () => fake.port()]) : []),
  });
  const model = modelOf(
    entities,
    entityHooks({
      apiDomains: configuration.apiDomains,
      url: configuration.url,
      callers,
      storage,
      notices,
      resolve: resolveTexts(parts.dnsServers),
    }),
    sealing,
  );
  const frontendBuiltAt = builtAt(adminFolder);
  const answerTokens = createAnswerTokens(tokens, frontendBuiltAt);
  const authenticate = createAuthenticate(tokens, callers);
  const senderOf = createSenders(database, authenticate);
  const tenantAt = createNetworks(database);
  const calls = callsOf(contract);
  const countryOf = await openCountries(configuration.countryDatabase, configuration.localCountry);
  const writer = createEventWriter(database, model);
  const snapshots = createSnapshots(database);
  const pushes = createPushes({
    database,
    sealing,
    outbound,
    addressOf: (tenantId, path) => addresses.of(tenantId, path),
    budget: configuration.pushBudget,
    tell: notices.tellOfIntegration,
    report: (err) => app.log.error({ err }, 'Failed: sending a lead'),
  });
  const reader = createPostgresReader(database, model);
  const sender = createSender({
    database,
    model,
    outbound,
    tell: notices.tellOfPostback,
    report: (err) => app.log.error({ err }, 'Failed: sending a postback'),
  });
  const synchronizer = createSynchronizer({
    database,
    sealing,
    outbound,
    writer,
    snapshots,
    tell: notices.tellOfSynchronization,
    report: (err) => app.log.error({ err }, 'Failed: asking for statuses'),
  });
  const resends = createResends({ database, snapshots, pushes, pushBudget: configuration.pushBudget });
  const holdQueue = createHoldQueue({
    database,
    resends,
    report: (err) => app.log.error({ err }, 'Failed: sending held leads on'),
  });
  const leadStaff = createLeadStaffHandlers({ database, model, resends });
  const leadImport = createLeadImport({
    database,
    model,
    snapshots,
    countryOf,
    pushes,
    pushBudget: configuration.pushBudget,
    check: bodyChecker(calls.find(({ id }) => id === 'sendLead')?.body ?? {}),
  });
  const each = { ...leadStaff.each, ...leadImport.each };
  const jobRequests = createJobRequests({ model, calls, fields: collectionFields(model), each });
  const jobRunner = createJobRunner({
    database,
    model,
    each,
    requests: jobRequests,
    report: (err) => app.log.error({ err }, 'Failed: a job'),
  });
  const ownJobs = createOwnJobs({ database, model, runner: jobRunner });

  const app: FastifyInstance = await createServer({
    calls,
    handlers: {
      ...collectionHandlers({ database, model, exports }),
      ...createEventHandlers({ database, model, reader, exports }),
      ...createOutboxHandlers({
        database,
        model,
        reader,
        outbound,
        mayTest: (caller, address) =>
          mustNotBeTooMany(throttles.postbackTest, caller.tenantId, String(caller.userId), address),
      }),
      ...createApiTokenHandlers({ database, model, notices }),
      ...createProfileHandlers({ database, model, callers, throttle: throttles.signIn, notices }),
      ...createOwnSessionHandlers({ database, callers }),
      ...createNotificationHandlers(database),
      ...createTwoFactorHandlers({ database, throttles, secrets, notices }),
      ...createJobHandlers({ database, model, requests: jobRequests, jobs: ownJobs }),
      ...leadImport.handlers(ownJobs),
      ...createContactHandlers({ database, model }),
      ...createPeopleHandlers({ database, model }),
      ...createPreviewHandlers({ database, model, requests: jobRequests }),
      ...createExplanationHandlers({ database, model }),
      ...createSearchHandlers({ database, model }),
      ...createRelatedHandlers({ database, model }),
      ...createPaymentRuleHandlers({ database, model }),
      ...createCapOverviewHandlers({ database, model }),
      ...createPlanHandlers({ database, model }),
      ...createSimulateHandlers({ database, model, snapshots }),
      ...createReplayHandlers({ database, model, calls, fields: collectionFields(model) }),
      ...createIntegrationHandlers({
        database,
        model,
        sealing,
        outbound,
        fake,
        mayTest: (caller, address) =>
          mustNotBeTooMany(throttles.integrationTest, caller.tenantId, String(caller.userId), address),
      }),
      ...createMonitorHandlers({ database, model }),
      ...createDecisionHandlers({ database, model }),
      ...leadStaff.handlers,
      ...createReferenceHandlers(entities, database),
      ...createUploadHandlers(entities, database, storage),
      ...createCreativeHandlers({ database, model, storage }),
    },
    openHandlers: {
      ...createSessionHandlers({ database, tokens, throttles, callers, secrets, answerTokens, afterwards, notices }),
      ...createImpersonationHandlers({ database, tokens, callers, authenticate, answerTokens }),
      ...createSignUpHandlers({ database, model, throttles, tokens, answerTokens, notices }),
      ...createRecoveryHandlers({ database, throttles, callers, afterwards, post, addresses, notices }),
      ...createTenantHandlers(database, frontendBuiltAt),
      ...createSentLeadHandlers({ database, senderOf }),
      ...createOpenOfferHandlers({ database, senderOf }),
      ...createLeadHandlers({
        database,
        snapshots,
        countryOf,
        senderOf,
        pushes,
        pushBudget: configuration.pushBudget,
      }),
      ...createPublicImageHandlers(database, storage),
      ...createCreativePreviewHandlers(database, storage),
    },
    guards: guardsOf(throttles),
    authenticate,
    fields: { ...collectionFields(model), ...profileFields(model), ...signUpFields(model) },
    checkAnswers: parts.checkAnswers,
    logLevel: parts.logLevel,
    trustedProxies: configuration.trustedProxies,
    async extendApi(api) {
      const own = new URL(configuration.url).hostname;
      await allowOrigins(api, {
        apiDomains: configuration.apiDomains,
        isPage: async (host) => host === own || isNetworkHost(database, host),
      });
      await api.register(multipart);
      await api.register(compress, {
        threshold: worthCompressing,
        encodings: ['gzip', 'identity'],
        globalDecompression: false,
      });
    },
    async extend(server) {
      serveHealth(server, database, snapshots);
      await serveClickLinks(server, {
        snapshots,
        record: createClickRecorder({ database, model, writer }),
        countryOf,
        tenantAt,
      });
      await serveThanks(server, { database, tenantAt });
      await servePostbacks(server, { database, sealing, writer, snapshots });
      await serveDocs(server, contract);
      await serveAdmin(server, adminFolder, configuration.apiDomains);
    },
  }).catch(async (error: unknown) => {
    // What listens to the database would keep a process that could not start from ending.
    await snapshots.close();
    await callers.close();
    await jobRunner.close();
    throw error;
  });
  app.addHook('onReady', () => callers.ready());
  app.addHook('onReady', () => snapshots.ready());
  app.addHook('onReady', () => fake?.open());
  app.addHook('onReady', async () => sender.start());
  app.addHook('onReady', async () => holdQueue.start());
  app.addHook('onReady', async () => synchronizer.start());
  app.addHook('onReady', () => jobRunner.resume().catch((err: unknown) => app.log.error({ err }, 'Jobs wait')));
  app.addHook('onClose', async () => {
    await jobRunner.close();
    await sender.close();
    await holdQueue.close();
    await synchronizer.close();
    await pushes.settled();
    await outbound.close();
    await fake?.close();
    await writer.settled();
    await afterwards.settled();
    mailer.close();
    await snapshots.close();
    await callers.close();
  });
  return app;
};
