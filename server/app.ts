import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { servedCalls } from './calls.ts';
import { collectionFields } from './collections/handlers.ts';
import { Failure } from './failure.ts';
import { serveDocs } from './api-reference/docs.ts';
import type { AnswerCheck } from './http/answers.ts';
import { serveAdmin } from './http/admin.ts';
import { serveDomainHosts } from './http/domain-hosts.ts';
import { serveHealth } from './http/health.ts';
import { createRequestDigest } from './http/idempotency.ts';
import { allowOrigins } from './http/origins.ts';
import { createServer } from './http/server.ts';
import { schemaAddress, templateFileSchema } from './integrations/templates/schema.ts';
import type { Worker } from './polling.ts';
import { createServices, type ServiceParts, type Services } from './services.ts';
import { guardsOf } from './session/attempt-guards.ts';
import { profileFields } from './session/profile.ts';
import { signUpFields } from './session/sign-up.ts';
import { isNetworkHost, tenantOf } from './tenant/hosts.ts';
import { readChatScript } from './tenant/settings.ts';
import { replyWithPage } from './traffic/clicks/error-page.ts';
import { serveClickLinks } from './traffic/clicks/routes.ts';
import { createOnward } from './traffic/clicks/redirect.ts';
import { createClickRecorder } from './traffic/clicks/record.ts';
import { serveThanks } from './traffic/leads/thanks.ts';
import { servePostbackRoutes } from './traffic/advertiser-postbacks/routes.ts';

/** Size in bytes from which compressing a response saves more time than it takes. */
const worthCompressing = 32 * 1024;

export interface AppParts extends ServiceParts {
  /** Lowest level that is logged; `silent` logs nothing. */
  logLevel: string;
  /** Whether each response is checked against the contract. */
  checkAnswers: AnswerCheck;
}

/** Serves what the process offers in addition to the API, depending on its roles. */
const serveBeside = async (app: FastifyInstance, services: Services, adminFolder: string): Promise<void> => {
  const { configuration, database, snapshots, statistics } = services;
  const { roles } = configuration;
  serveHealth(app, { database, changes: snapshots, statistics, roles });
  if (roles.has('traffic') || roles.has('admin')) serveDomainHosts(app, services);
  if (roles.has('traffic')) {
    await serveClickLinks(app, {
      ...services,
      record: createClickRecorder(services),
      onward: createOnward(configuration.secret),
    });
    await serveThanks(app, services);
    await servePostbackRoutes(app, services);
  } else {
    // A link that reaches the wrong process must not look as if it worked.
    app.get('/c/*', () => Promise.reject(new Failure('noSuchCall')));
  }
  if (roles.has('admin')) {
    await serveDocs(app, services.contract, { [schemaAddress]: templateFileSchema(services.calls) });
    await serveAdmin(app, adminFolder, {
      apiDomains: configuration.apiDomains,
      async chatScriptOf(request) {
        const tenantId = await tenantOf(database, request.hostname);
        return tenantId === undefined ? undefined : readChatScript(database.tenant(tenantId));
      },
    });
  }
};

/** Assembles the product: wires every capability from its parts into one server that isn't listening yet. */
export const createApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { configuration, database } = parts;
  const services = await createServices(parts, {
    report: (what, err) => app.log.error({ err }, `Failed: ${what}`),
    logMail: (mail) => app.log.info(mail, 'mail'),
  });
  const {
    model,
    callers,
    snapshots,
    fake,
    jobRunner,
    exportRunner,
    mailDelivery,
    sender,
    holdQueue,
    synchronizer,
    domainChecks,
    rateSources,
  } = services;

  const app: FastifyInstance = await createServer({
    ...servedCalls(services),
    guards: guardsOf(services.throttles),
    authenticate: services.authenticate,
    fields: { ...collectionFields(model), ...profileFields(model), ...signUpFields(model) },
    digest: createRequestDigest(configuration.secret),
    checkAnswers: parts.checkAnswers,
    logLevel: parts.logLevel,
    replyWithPage,
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
    extend: (server) => serveBeside(server, services, parts.adminFolder),
  }).catch(async (error: unknown) => {
    // Open database listeners would keep a process that failed to start from exiting.
    await services.news.close();
    await snapshots.close();
    await callers.close();
    throw error;
  });
  app.addHook('onReady', () => callers.ready());
  app.addHook('onReady', () => snapshots.ready());
  app.addHook('onReady', () => fake?.open());
  const workers: readonly Worker[] = [
    mailDelivery,
    sender,
    holdQueue,
    services.acceptedLeads,
    synchronizer,
    services.customerSynchronizer,
    domainChecks,
    jobRunner,
    exportRunner,
    rateSources,
    services.scheduledChanges,
    services.spreading,
    services.noticeDelivery,
    services.telegramLinking,
  ];
  if (configuration.roles.has('jobs'))
    app.addHook('onReady', async () => {
      for (const worker of workers) worker.start();
      services.statistics.start();
    });
  app.addHook('preClose', async () => services.channel.close());
  app.addHook('onClose', async () => {
    // Together, so that none begins anything new while another one ends.
    await Promise.all([services.news.close(), ...workers.map((worker) => worker.close())]);
    await services.statistics.close();
    await services.pushes.settled();
    await services.outbound.close();
    await fake?.close();
    await services.writer.settled();
    await services.backgroundTasks.settled();
    services.mailer.close();
    await snapshots.close();
    await callers.close();
  });
  return app;
};
